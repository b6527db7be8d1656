import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { productHref } from '#web/lib/catalog/item-hrefs.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { forgetSeen, readSeen, type Seen } from './recently-viewed.ts'

const maxShown = 8

type RecentlyViewedRowProps = {
  /** Addresses of what the page already shows. */
  except: readonly string[]
  /** The buttons to play a sample; `row` is everything that is played after it. */
  play: (product: Seen, row: readonly Seen[]) => ReactNode
}

/** The recently viewed products. They are stored only in this browser, and can be cleared. */
export const RecentlyViewedRow = ({ except, play }: RecentlyViewedRowProps) => {
  const [all, setAll] = useState(readSeen)
  const products = all.filter((product) => !except.includes(productHref(product))).slice(0, maxShown)
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
            <div className="relative">
              <Cover src={product.iconUrl} alt="" width={600} sizes="140px" />
              <span className="absolute bottom-1.5 left-1.5 z-1 flex gap-1 rounded-full bg-paper">{play(product, products)}</span>
            </div>
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
