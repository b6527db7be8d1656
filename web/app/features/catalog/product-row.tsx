import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductCard } from '#contract/catalog.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Cover } from '#web/ui/cover.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { categoryWords } from './category-words.ts'
import { creatorHref, productHref } from './hrefs.ts'
import { VariationPrice } from './variation-price.tsx'

type ProductRowProps = { product: ProductCard; play?: ReactNode; wave?: ReactNode }

const mostFormats = 3

/** A product as a line of a list: play, cover, name, what it is, how it sounds, what it costs. */
export const ProductRow = ({ product, play, wave }: ProductRowProps) => (
  <li className="group grid grid-cols-[36px_48px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-3 hover:bg-paper-2 md:grid-cols-[36px_56px_minmax(0,2.2fr)_minmax(0,1.1fr)_minmax(0,2fr)_minmax(0,1.1fr)_88px] md:gap-4.5">
    <span className="size-9">{play}</span>
    <Cover src={product.iconUrl} alt="" width={600} sizes="56px" />
    <div className="min-w-0">
      <h3 className="truncate text-16 leading-snug tracking-normal">
        <Link to={productHref(product)} className="underline-offset-[0.2em] hover:underline">
          {product.name}
        </Link>
      </h3>
      <Link
        to={creatorHref(product.creator)}
        className="block truncate text-14 text-ink-2 underline-offset-[0.2em] hover:text-ink hover:underline"
      >
        {product.creator.name}
      </Link>
    </div>
    <Tag className="max-md:hidden">{categoryWords[product.category].one}</Tag>
    <div className="h-7.5 text-line-strong max-md:hidden">{wave}</div>
    <div className="flex flex-wrap gap-1.5 max-md:hidden">
      {product.formats.slice(0, mostFormats).map((format) => (
        <Chip key={format}>{format}</Chip>
      ))}
    </div>
    <VariationPrice variation={product.pricingConfiguration} className="text-right font-semibold" />
  </li>
)
