import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stat, Stats } from '#web/ui/stat.tsx'
import { useIsAlive } from '#web/ui/use-visitor.ts'
import { changeText } from './change-text.ts'
import type { Sales } from './studio.ts'

const SalesChart = lazyPart(() => import('./sales-chart.tsx').then((part) => part.SalesChart))

const perSale = (revenue: number, units: number): number => (units === 0 ? 0 : Math.round((revenue / units) * 100) / 100)

/** As tall as the chart will be, with its words above: nothing below moves when it comes. */
const ChartToCome = () => (
  <div className="grid gap-3 pt-8.5 max-sm:pt-16">
    <Skeleton className="aspect-[1000/252] w-full max-sm:aspect-[360/252]" />
  </div>
)

/** How the shop went: the figures, then the days. */
export const SalesFigures = ({ sales }: { sales: Sales }) => {
  const { revenue, units, before } = sales
  // The server would wait for the chart's script, and give up on it.
  const isAlive = useIsAlive()
  const changes = {
    revenue: changeText(revenue, before.revenue),
    units: changeText(units, before.units),
    each: changeText(perSale(revenue, units), perSale(before.revenue, before.units)),
  }
  return (
    <section aria-label="Sales" className="grid gap-7">
      <Stats>
        <Stat
          label="Revenue"
          value={<Price amount={revenue} currency="USD" exact />}
          change={changes.revenue.text}
          trend={changes.revenue.trend}
        />
        <Stat label="Units" value={units} change={changes.units.text} trend={changes.units.trend} />
        <Stat
          label="Per unit"
          value={<Price amount={perSale(revenue, units)} currency="USD" exact />}
          change={changes.each.text}
          trend={changes.each.trend}
        />
      </Stats>
      {isAlive ? (
        <Suspense fallback={<ChartToCome />}>
          <SalesChart sales={sales} />
        </Suspense>
      ) : (
        <ChartToCome />
      )}
    </section>
  )
}
