import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BundleCard as Card } from '#contract/catalog/catalog.ts'
import { bundleHref, creatorHref } from '#web/lib/catalog/item-hrefs.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Price } from '#web/ui/price.tsx'
import { savingOf } from './saving.ts'
import { VariationPrice } from './variation-price.tsx'

type BundleCardProps = {
  bundle: Card
  /** A button to play a sample of it. */
  play?: ReactNode
}

export const BundleCard = ({ bundle, play }: BundleCardProps) => {
  const currency = useCurrency()
  const saving = savingOf(bundle, currency)
  return (
    <article className="@container relative min-w-0">
      <div className="relative">
        <Cover src={bundle.imageUrl} alt="" width={600} sizes="(min-width: 640px) 280px, 46vw" />
        {play && <span className="absolute bottom-2.5 left-2.5 z-1 flex gap-1 rounded-full bg-paper">{play}</span>}
      </div>
      <h3 className="mt-3.5 truncate text-16 tracking-[-0.015em]">
        <Link to={bundleHref(bundle)} className="underline-offset-[0.2em] after:absolute after:inset-0 hover:underline">
          {bundle.name}
        </Link>
      </h3>
      <p className="mt-0.5 grid items-baseline justify-between gap-x-3 text-14 @3xs:flex">
        <Link
          to={creatorHref(bundle.creator)}
          className="relative min-w-0 truncate text-ink-2 underline-offset-[0.2em] hover:text-ink hover:underline"
        >
          {bundle.creator.name}
        </Link>
        <VariationPrice variation={bundle.pricingConfiguration} twoLines="narrow" className="shrink-0 font-semibold" />
      </p>
      {/* As many lines as it takes in any currency. */}
      <p className="mt-1 min-h-[3lh] text-14 text-ink-3 @3xs:min-h-[2lh]">
        {bundle.productCount} products
        {saving > 0 && (
          <>
            , <Price amount={saving} currency={currency} /> less than bought separately
          </>
        )}
      </p>
    </article>
  )
}
