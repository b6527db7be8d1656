import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductReleases } from '#contract/releases/releases.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'

type ProductHeadProps = { product: ProductReleases; title: string; children?: ReactNode }

/** The product to download, and its creator. */
export const ProductHead = ({ product, title, children }: ProductHeadProps) => (
  <header className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-5 pt-11 pb-8 sm:grid-cols-[112px_minmax(0,1fr)] sm:gap-8">
    <Cover src={product.iconUrl} alt="" width={224} sizes="112px" eager />
    <div className="min-w-0">
      <h1 className="text-28 wrap-anywhere sm:text-40">{title}</h1>
      <p className="mt-1.5 text-ink-2">
        {product.isWithdrawn ? (
          product.name
        ) : (
          <Link to={`/${product.creator.slug}/${product.productId}`} className="underline-offset-[0.2em] hover:text-ink hover:underline">
            {product.name}
          </Link>
        )}{' '}
        by{' '}
        {product.creator.isHidden ? (
          product.creator.name
        ) : (
          <Link to={`/${product.creator.slug}`} className="underline-offset-[0.2em] hover:text-ink hover:underline">
            {product.creator.name}
          </Link>
        )}
      </p>
      {children}
    </div>
  </header>
)
