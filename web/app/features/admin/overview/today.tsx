import type { StaffOverview } from '#contract/admin/overview.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Price } from '#web/ui/price.tsx'
import { Stat, Stats } from '#web/ui/stat.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import { changeOf } from './change-of.ts'

type Sales = NonNullable<StaffOverview['sales']>

/** Today's sales, compared with the same weekday last week up to the same time. */
export const Today = ({ sales: { today, lastWeekSoFar, lastWeek } }: { sales: Sales }) => (
  <section aria-labelledby="today">
    <SectionHead id="today" title="Sales today" link={{ to: '/admin/sales', label: 'All sales' }} className="pb-3" />
    <Stats>
      <Stat label="Paid" value={<Price {...today.paid} exact />} {...changeOf(today.paid.amount, lastWeekSoFar.paid.amount)} />
      <Stat label="Orders" value={<Count of={today.orders} />} {...changeOf(today.orders, lastWeekSoFar.orders)} />
      <Stat label="Same time last week" value={<Price {...lastWeekSoFar.paid} exact />} />
      <Stat label="That whole day" value={<Price {...lastWeek.paid} exact />} />
    </Stats>
    <p className="mt-2 text-12 text-ink-3">In US dollars at the day’s exchange rate, after refunds. Days are UTC.</p>
  </section>
)
