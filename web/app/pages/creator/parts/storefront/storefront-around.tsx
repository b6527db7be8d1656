import { type ReactNode, useMemo } from 'react'
import type { CreatorPage } from '#contract/storefront/storefront.ts'
import { CreatorHead } from '#web/features/storefront/creator-head.tsx'
import { ProductGrid } from '#web/pages/parts/product-grid.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'

/** The parts of a storefront that build themselves. They are seen, not touched: what is edited here are the blocks between them. */
export const StorefrontAround = ({ creator, children }: { creator: CreatorPage | undefined; children: ReactNode }) => {
  // They stay as they are while somebody types.
  const head = useMemo(() => creator && <CreatorHead creator={creator} />, [creator])
  const grid = useMemo(() => creator && <ProductGrid products={creator.products} byline="category" />, [creator])
  if (!creator) return children
  return (
    <>
      <div inert className="-mt-10">
        {head}
      </div>
      {children}
      {creator.products.length > 0 && (
        <div inert className="mt-16 opacity-60">
          <SectionHead title="Everything they make" note={creator.products.length} />
          {grid}
        </div>
      )}
    </>
  )
}
