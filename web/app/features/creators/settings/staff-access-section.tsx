import type { StaffAccess } from '#contract/creators/staff-access.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { SettingsSection } from './settings-section.tsx'

/** When staff acted for this creator, and why. */
export const StaffAccessSection = ({ access }: { access: readonly StaffAccess[] }) => (
  <SettingsSection
    id="staff-access"
    title="Soundfair staff"
    lead="Our staff can act for you, for 60 minutes at a time and never without a reason. Each time is listed here."
  >
    {access.length === 0 ? (
      <p className="text-14 text-ink-2">Nobody on our staff has acted for you.</p>
    ) : (
      <ul className="text-14">
        {access.map(({ id, at, until, reason }) => (
          <li key={id} className="border-b border-line py-2.5">
            <Instant at={at} show="moment" /> until <Instant at={until} show="moment" />
            <span className="mt-0.5 block wrap-anywhere text-ink-2">{reason}</span>
          </li>
        ))}
      </ul>
    )}
  </SettingsSection>
)
