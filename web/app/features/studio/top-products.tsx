import { Link } from 'react-router'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Sales } from './studio.ts'

/** The best sellers, each with its revenue relative to the best one's. */
export const TopProducts = ({ topProducts }: Pick<Sales, 'topProducts'>) => {
  const limit = Math.max(1, ...topProducts.map(({ revenue }) => revenue))
  return (
    <section aria-labelledby="top-products">
      <SectionHead id="top-products" title="Top products" className="pb-3" />
      <ol className="grid gap-3.5 text-14">
        {topProducts.map(({ id, name, units, revenue }) => (
          <li key={id} className="grid gap-1.5">
            <div className="flex items-baseline justify-between gap-4">
              <Link to={`/creator/products/${id}`} className="min-w-0 truncate font-semibold underline-offset-[0.2em] hover:underline">
                {name}
              </Link>
              <span className="figures shrink-0 text-ink-2">
                {units} · <Price amount={revenue} currency="USD" exact className="font-normal text-ink" />
              </span>
            </div>
            <span aria-hidden="true" className="h-1.5 rounded-full bg-paper-2">
              <span className="block h-full rounded-full bg-ink" style={{ width: `${Math.max(1.5, (revenue / limit) * 100)}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
