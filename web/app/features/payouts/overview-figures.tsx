import type { PayoutOverview } from '#contract/payouts/payouts.ts'
import { addUp } from '#web/ui/lists/add-up.ts'
import { AmountList } from '#web/ui/lists/amount-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Price } from '#web/ui/price.tsx'
import { Stat, Stats } from '#web/ui/stat.tsx'
import { Day } from '#web/ui/texts/day.tsx'
import { StandingText } from './payout-act.tsx'

const NextNote = ({ next }: Pick<PayoutOverview, 'next'>) =>
  next.standing ? (
    <Notice kind={next.standing.act === 'wait' ? 'info' : 'warn'}>
      <StandingText standing={next.standing} />
    </Notice>
  ) : (
    <p className="text-14 text-ink-2">
      Sales are held for 14 days, so that refunds can be taken from them. What is due by <Day day={next.day} /> is paid out then, so the
      amount may still change. Other currencies are converted at that day’s rate.
    </p>
  )

/** The three figures every creator asks for: what is due, what is held, and the next payout. */
export const OverviewFigures = ({ overview: { due, held, next } }: { overview: PayoutOverview }) => (
  <section aria-label="What you are owed" className="grid gap-4">
    <Stats>
      <Stat label="Due now" value={<AmountList amounts={due} none="Nothing yet" />} />
      <Stat label="Held" value={<AmountList amounts={addUp(held.flatMap(({ amounts }) => amounts))} />} />
      <Stat
        label={
          <>
            Next payout, <Day day={next.day} />
          </>
        }
        value={next.amount ? <Price {...next.amount} exact /> : <span className="text-ink-3">Nothing</span>}
        change={
          next.minimum &&
          (next.amount?.amount ?? 0) < next.minimum.amount && (
            <>
              paid once it reaches <Price {...next.minimum} exact className="font-normal" />
            </>
          )
        }
      />
    </Stats>
    <NextNote next={next} />
  </section>
)
