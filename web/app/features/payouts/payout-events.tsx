import type { Payout } from '#contract/payouts/payouts.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { PayoutStatusChip } from './payout-status-chip.tsx'

/** What happened to a payout, newest first. */
export const PayoutEvents = ({ events }: Pick<Payout, 'events'>) => (
  <section aria-labelledby="payout-events">
    <SectionHead id="payout-events" title="What happened" className="pb-2" />
    <ol>
      {events.map(({ status, note, by, at }) => (
        <li key={`${at} ${status}`} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5 text-14">
          <PayoutStatusChip status={status} />
          <span className="min-w-0 grow wrap-anywhere">
            {note} {by && <span className="text-ink-2">by {by}</span>}
          </span>
          <span className="text-ink-2">
            <Instant at={at} show="moment" />
          </span>
        </li>
      ))}
    </ol>
  </section>
)
