import type { LicenseDetail } from '#contract/licensing/license-admin.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { byLabel } from './license-labels.ts'

/** Everything that happened to a license, newest first. */
export const LicenseHistory = ({ events }: Pick<LicenseDetail, 'events'>) => (
  <section aria-labelledby="license-history">
    <SectionHead id="license-history" title="History" className="pb-2" />
    <ol>
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and new ones only come with the whole list
        <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line py-2.5 text-14">
          <span className="min-w-0 wrap-anywhere">
            {event.words}
            {/* What the shop records by itself was nobody's doing: "License bought by the shop" would name the wrong buyer. */}
            {event.by !== 'Shop' && (
              <span className="text-ink-2">
                {' '}
                by {byLabel[event.by]}
                {event.actor && `, ${event.actor}`}
              </span>
            )}
            {event.note && <span className="block text-ink-2">{event.note}</span>}
          </span>
          <span className="text-ink-2">
            <Instant at={event.at} show="moment" />
          </span>
        </li>
      ))}
    </ol>
  </section>
)
