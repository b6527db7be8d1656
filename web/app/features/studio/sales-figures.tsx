import { Price } from '#web/ui/price.tsx'
import { Stat, Stats } from '#web/ui/stat.tsx'
import { Count, useWriteCount } from '#web/ui/texts/count.tsx'
import { changeText, pointsText } from './change-text.ts'
import { SalesChart } from './sales-chart.tsx'
import type { Sales } from './studio.ts'

const shareOf = ({ begun, bought }: { begun: number; bought: number }): number | undefined =>
  begun === 0 ? undefined : Math.round((bought / begun) * 100)

const TrialStat = ({ trials }: Pick<Sales, 'trials'>) => {
  const share = shareOf(trials)
  const change = share === undefined ? undefined : pointsText(share, shareOf(trials.before))
  return (
    <Stat
      label="Trials to sales"
      value={share === undefined ? 'none' : `${share}%`}
      change={change?.text ?? 'no trials started'}
      trend={change?.trend}
    />
  )
}

/** Sales of the period: four figures, then the days. */
export const SalesFigures = ({ sales }: { sales: Sales }) => {
  const { revenue, units, before, trials, refunds } = sales
  const write = useWriteCount()
  const changes = { revenue: changeText(revenue, before.revenue, write), units: changeText(units, before.units, write) }
  return (
    <section aria-label="Sales" className="grid gap-7">
      <Stats>
        <Stat
          label="Revenue"
          value={<Price amount={revenue} currency="USD" exact />}
          change={changes.revenue.text}
          trend={changes.revenue.trend}
        />
        <Stat label="Units" value={<Count of={units} />} change={changes.units.text} trend={changes.units.trend} />
        <TrialStat trials={trials} />
        <Stat
          label="Refunds"
          value={<Price amount={refunds.amount} currency="USD" exact />}
          change={
            refunds.sales === 1 ? (
              '1 sale'
            ) : (
              <>
                <Count of={refunds.sales} /> sales
              </>
            )
          }
        />
      </Stats>
      <SalesChart sales={sales} />
    </section>
  )
}
