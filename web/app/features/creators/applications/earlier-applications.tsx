import type { OwnApplication } from '#contract/creators/applications.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { StatusChip } from './status-chip.tsx'

/** The outcome of earlier applications. */
export const EarlierApplications = ({ applications }: { applications: readonly OwnApplication[] }) => (
  <section aria-labelledby="earlier-applications" className="border-t border-line pt-5">
    <h2 id="earlier-applications" className="text-20">
      Earlier
    </h2>
    <ul className="mt-2 text-14">
      {applications.map(({ id, form, status, decidedAt, savedAt, reason }) => (
        <li key={id} className="border-b border-line py-2.5">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <b className="wrap-anywhere">{form.name}</b>
            <StatusChip status={status} />
          </span>
          <span className="text-ink-2">
            <Instant at={decidedAt ?? savedAt} />
          </span>
          {reason && <span className="mt-1 block whitespace-pre-line wrap-anywhere text-ink-2">{reason}</span>}
        </li>
      ))}
    </ul>
  </section>
)
