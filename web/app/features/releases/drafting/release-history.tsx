import type { ReleaseEvent } from '#contract/releases/release-states.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { eventLabels } from './release-text.ts'

/** What happened to a release, the newest first. */
export const ReleaseHistory = ({ history }: { history: readonly ReleaseEvent[] }) => (
  <ol className="border-t border-line text-14">
    {history.map(({ at, by, what, detail }) => (
      <li
        key={`${at} ${what} ${detail ?? ''}`}
        className="grid gap-x-5 gap-y-0.5 border-b border-line py-2.5 sm:grid-cols-[170px_minmax(0,1fr)]"
      >
        <span className="figures text-ink-2">
          <Instant at={at} show="moment" />
        </span>
        <span className="min-w-0 wrap-anywhere">
          <b>{eventLabels[what]}</b>
          {by && <span className="text-ink-2"> by {by}</span>}
          {detail && <span className="block whitespace-pre-line text-ink-2">{detail}</span>}
        </span>
      </li>
    ))}
  </ol>
)
