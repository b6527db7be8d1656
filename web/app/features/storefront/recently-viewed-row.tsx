import { useState } from 'react'
import { Link } from 'react-router'
import { productHref } from '#web/lib/catalog/item-hrefs.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { forgetSeen, readSeen } from './recently-viewed.ts'

/** The recently viewed products. They are stored only in this browser, and can be cleared. */
export const RecentlyViewedRow = ({ except }: { except?: string | undefined }) => {
  const [all, setAll] = useState(readSeen)
  const products = all.filter((product) => productHref(product) !== except).slice(0, 8)
  if (products.length === 0) return null
  const clear = (): void => {
    forgetSeen()
    setAll([])
  }
  return (
    <section aria-labelledby="recently-viewed" className="mt-16">
      <SectionHead id="recently-viewed" title="Recently viewed">
        <button type="button" onClick={clear} className="text-ink-2 underline-offset-[0.2em] hover:text-ink hover:underline">
          Clear
        </button>
      </SectionHead>
      <ul className="grid grid-cols-3 gap-x-3.5 gap-y-6 sm:grid-cols-4 sm:gap-x-6 lg:grid-cols-8">
        {products.map((product) => (
          <li key={productHref(product)} className="relative min-w-0 text-14">
            <Cover src={product.iconUrl} alt="" width={600} sizes="140px" />
            <Link
              to={productHref(product)}
              className="mt-2 block truncate font-semibold underline-offset-[0.2em] after:absolute after:inset-0 after:rounded hover:underline"
            >
              {product.name}
            </Link>
            <span className="block truncate text-ink-2">{product.creator.name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
