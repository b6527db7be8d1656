import type { applicationEvents } from '#contract/creators/applications.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { eventText } from './application-text.ts'

type Event = { at: string; what: (typeof applicationEvents)[number]; by?: string | null; detail: string | null }

/** What happened to an application, in order. */
export const ApplicationHistory = ({ events }: { events: readonly Event[] }) => (
  <ol className="text-14">
    {events.map((event) => (
      <li
        key={`${event.at} ${event.what}`}
        className="grid gap-x-4 gap-y-0.5 border-b border-line py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
      >
        <span className="text-ink-2">
          <Instant at={event.at} show="moment" />
        </span>
        <span className="min-w-0">
          {eventText[event.what]}
          {event.by && <span className="text-ink-2"> by {event.by}</span>}
          {event.detail && <span className="mt-1 block whitespace-pre-line wrap-anywhere text-ink-2">{event.detail}</span>}
        </span>
      </li>
    ))}
  </ol>
)
