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
  /** A button that comes and goes, so it has a place where nothing moves. */
  queue?: ReactNode
  /** Another action on the row, besides opening it. */
  choice?: ReactNode
  level?: 2 | 3
  isOwned?: boolean
}

/** A product as a row of a list: play button, cover, name, category, waveform, price. */
export const ProductRow = ({ product, play, wave, queue, choice, level = 3, isOwned = false }: ProductRowProps) => {
  const Heading = `h${level}` as const
  return (
    <li className="@container group border-b border-line hover:bg-paper-2">
      <div className="grid grid-cols-[36px_48px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-3 md:grid-cols-[36px_56px_minmax(0,2.4fr)_minmax(0,1fr)_96px_184px] md:gap-4.5 @3xl:grid-cols-[36px_56px_minmax(0,3fr)_92px_minmax(0,1fr)_128px_184px]">
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
          {product.tagline && <p className="line-clamp-3 text-14 text-ink-3">{product.tagline}</p>}
          {product.formats.length > 0 && <p className="figures mt-1 text-12 text-ink-3 md:hidden">{product.formats.join(', ')}</p>}
        </div>
        {/* Hidden where the list is narrow: there, readable names and taglines matter more. */}
        <Tag className="@max-3xl:hidden">{categoryLabel[product.category].one}</Tag>
        <div className="max-md:contents md:flex md:items-center md:gap-1.5">
          <div className="h-7.5 min-w-0 flex-1 text-line-strong max-md:hidden">{wave}</div>
          {queue && <span className="-my-2 flex empty:hidden max-md:col-start-3 max-md:row-start-2 max-md:justify-self-end">{queue}</span>}
        </div>
        <div className="flex flex-wrap gap-1.5 max-md:hidden">
          {product.formats.map((format) => (
            <Chip key={format}>{format}</Chip>
          ))}
        </div>
        {/* Wide enough, and below the name on a phone, so that nothing moves when the price is shown in the visitor’s currency. */}
        <div className="max-md:contents md:grid md:grid-cols-[minmax(0,1fr)] md:justify-items-end md:gap-1.5 md:text-right">
          {isOwned ? (
            <span className="inline-flex items-center gap-1.5 text-14 font-semibold max-md:col-start-3 max-md:row-start-2">
              <Check size={16} aria-hidden="true" className="text-ok" />
              Owned
            </span>
          ) : (
            <CardPrice
              product={product}
              twoLines
              className="font-semibold whitespace-nowrap max-md:col-start-3 max-md:row-start-2 max-sm:text-14"
            />
          )}
          {choice && <div className="max-md:col-span-2 max-md:col-start-1 max-md:row-start-2">{choice}</div>}
        </div>
      </div>
    </li>
  )
}
