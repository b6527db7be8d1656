import type { PayoutOverview } from '#contract/payouts/payouts.ts'
import { Fold } from '#web/ui/fold.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { AmountList } from '#web/ui/lists/amount-list.tsx'
import { Day } from '#web/ui/texts/day.tsx'

/** As many days as can be taken in at a glance; the others are behind a button. */
const atOnce = 7

const HeldDays = ({ held }: Pick<PayoutOverview, 'held'>) => (
  <ul>
    {held.map(({ until, amounts }) => (
      <li key={until} className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-14">
        <span>
          Until <Day day={until} />
        </span>
        <span className="text-right">
          <AmountList amounts={amounts} className="font-normal" />
        </span>
      </li>
    ))}
  </ul>
)

/** What is owed but still on hold, by day. */
export const HeldList = ({ held }: Pick<PayoutOverview, 'held'>) => (
  <section aria-labelledby="held">
    <SectionHead id="held" title="Held" className="pb-2" />
    {held.length === 0 ? (
      <p className="text-14 text-ink-2">Nothing is held: there were no sales in the last 14 days.</p>
    ) : (
      <HeldDays held={held.slice(0, atOnce)} />
    )}
    {held.length > atOnce && (
      <Fold label={held.length - atOnce === 1 ? '1 more day' : `${held.length - atOnce} more days`} className="pt-2">
        <HeldDays held={held.slice(atOnce)} />
      </Fold>
    )}
  </section>
)
