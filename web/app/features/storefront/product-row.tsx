import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import { creatorHref, productHref } from '#web/lib/catalog/item-hrefs.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { CardPrice } from './card-price.tsx'
import { categoryLabel } from './category-label.ts'

type ProductRowProps = {
  product: ProductCard
  play?: ReactNode
  wave?: ReactNode
  /** Another action on the row, besides opening it. */
  choice?: ReactNode
  level?: 2 | 3
  isOwned?: boolean
}

/** A product as a row of a list: play button, cover, name, category, waveform, price. */
export const ProductRow = ({ product, play, wave, choice, level = 3, isOwned = false }: ProductRowProps) => {
  const Heading = `h${level}` as const
  return (
    <li className="@container group border-b border-line hover:bg-paper-2">
      <div className="grid grid-cols-[36px_48px_minmax(0,1fr)_auto] items-center gap-3 py-3 md:grid-cols-[36px_56px_minmax(0,2.4fr)_minmax(0,1fr)_128px_128px] md:gap-4.5 @3xl:grid-cols-[36px_56px_minmax(0,2.4fr)_minmax(0,1fr)_minmax(0,1.6fr)_128px_128px]">
        <span className="size-9">{play}</span>
        <Cover src={product.iconUrl} alt="" width={600} sizes="56px" />
        <div className="min-w-0">
          <Heading className="md:truncate text-16 leading-6 tracking-normal">
            <Link
              to={productHref(product)}
              className="inline-block min-h-6 max-w-full wrap-anywhere align-bottom md:truncate underline-offset-[0.2em] hover:underline"
            >
              {product.name}
            </Link>
          </Heading>
          <Link
            to={creatorHref(product.creator)}
            className="block min-h-6 truncate text-14 leading-6 text-ink-2 underline-offset-[0.2em] hover:text-ink hover:underline"
          >
            {product.creator.name}
          </Link>
          {product.tagline && <p className="line-clamp-2 text-14 text-ink-3">{product.tagline}</p>}
          {product.formats.length > 0 && <p className="figures mt-1 text-12 text-ink-3 md:hidden">{product.formats.join(', ')}</p>}
        </div>
        {/* Hidden where the list is narrow: there, readable names and taglines matter more. */}
        <Tag className="@max-3xl:hidden">{categoryLabel[product.category].one}</Tag>
        <div className="h-7.5 text-line-strong max-md:hidden">{wave}</div>
        <div className="flex flex-wrap gap-1.5 max-md:hidden">
          {product.formats.map((format) => (
            <Chip key={format}>{format}</Chip>
          ))}
        </div>
        <div className="grid justify-items-end gap-1.5 text-right">
          {isOwned ? (
            <span className="inline-flex items-center gap-1.5 text-14 font-semibold">
              <Check size={16} aria-hidden="true" className="text-ok" />
              Owned
            </span>
          ) : (
            <CardPrice product={product} className="font-semibold whitespace-nowrap max-sm:text-14" />
          )}
          {choice}
        </div>
      </div>
    </li>
  )
}
