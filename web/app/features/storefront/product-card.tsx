import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductCard as Card } from '#contract/catalog/catalog.ts'
import { creatorHref, productHref } from '#web/lib/catalog/item-hrefs.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Wave } from '#web/ui/pictures/wave.tsx'
import { CardPrice } from './card-price.tsx'
import { categoryLabel } from './category-label.ts'

type ProductCardProps = {
  product: Card
  /** A button to play a sample. */
  play?: ReactNode
  withWave?: boolean
  /** On the creator's own page the category says more than the creator's name. */
  byline?: 'creator' | 'category'
  eager?: boolean
  level?: 2 | 3
}

const coverSizes = '(min-width: 640px) 280px, 46vw'

export const ProductCard = ({ product, play, withWave = true, byline = 'creator', eager = false, level = 3 }: ProductCardProps) => {
  const Heading = `h${level}` as const
  const peaks = product.audition?.sounds[product.audition.wet]?.peaks
  return (
    <article className="@container group relative min-w-0">
      <div className="relative">
        <Cover src={product.iconUrl} alt="" width={600} sizes={coverSizes} eager={eager} />
        {!withWave && play && <span className="absolute bottom-2.5 left-2.5 z-1 flex gap-1 rounded-full bg-paper">{play}</span>}
      </div>
      <Heading className="mt-3.5 truncate text-16 tracking-[-0.015em]">
        <Link to={productHref(product)} className="underline-offset-[0.2em] after:absolute after:inset-0 after:rounded hover:underline">
          {product.name}
        </Link>
      </Heading>
      <p className="mt-0.5 grid items-baseline justify-between gap-x-3 text-14 @3xs:flex">
        {byline === 'category' ? (
          <span className="text-ink-2">{categoryLabel[product.category].one}</span>
        ) : (
          <Link
            to={creatorHref(product.creator)}
            className="relative min-w-0 truncate text-ink-2 underline-offset-[0.2em] hover:text-ink hover:underline"
          >
            {product.creator.name}
          </Link>
        )}
        <CardPrice product={product} twoLines="narrow" className="shrink-0 font-semibold @3xs:text-right" />
      </p>
      {withWave && (
        <div className="relative mt-2.5 flex h-9 items-center gap-3">
          {play}
          {peaks && (
            <span className="h-6.5 min-w-0 flex-1 text-line-strong">
              <Wave peaks={peaks} columns={60} />
            </span>
          )}
        </div>
      )}
    </article>
  )
}
