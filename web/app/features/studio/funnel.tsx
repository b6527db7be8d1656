import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import type { Sales } from './studio.ts'

/** From listening to buying: the count of each step, compared with the first. */
export const Funnel = ({ funnel }: Pick<Sales, 'funnel'>) => {
  const steps = [
    { label: 'Visits', count: funnel.visits },
    { label: 'Played', count: funnel.plays },
    { label: 'In cart', count: funnel.carts },
    { label: 'Bought', count: funnel.sales },
  ]
  const limit = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <section aria-labelledby="funnel">
      <SectionHead id="funnel" title="From listening to buying" className="pb-3" />
      <dl className="grid gap-2.5 text-14">
        {steps.map(({ label, count }) => (
          <div key={label} className="grid grid-cols-[70px_minmax(0,1fr)_60px] items-center gap-2.5">
            <dt className="text-ink-2">{label}</dt>
            <dd aria-hidden="true" className="h-2.5 rounded-full bg-paper-2">
              <span
                className="block h-full rounded-full bg-ink"
                style={{ width: `${count === 0 ? 0 : Math.max(1.5, (count / limit) * 100)}%` }}
              />
            </dd>
            <dd className="figures text-right">
              <Count of={count} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
