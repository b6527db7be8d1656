import type { ReleaseEvent } from '#contract/releases/release-states.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { eventDetail, eventLabel } from './release-text.ts'

/** What happened to a release, newest first. */
export const ReleaseHistory = ({ events }: { events: readonly ReleaseEvent[] }) => (
  <ol className="text-14">
    {events.map((event) => (
      <li
        key={`${event.at} ${event.what} ${event.detail ?? ''}`}
        className="grid gap-x-5 gap-y-0.5 border-b border-line py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
      >
        <Instant at={event.at} show="moment" className="figures text-ink-2" />
        <span className="grid min-w-0 gap-0.5 wrap-anywhere">
          <span>
            {eventLabel[event.what]}
            {event.by && <span className="text-ink-2"> · {event.by}</span>}
          </span>
          {event.detail && <span className="whitespace-pre-line text-ink-2">{eventDetail(event)}</span>}
        </span>
      </li>
    ))}
  </ol>
)
