import { type ReactNode, useMemo } from 'react'
import type { CreatorPage } from '#contract/storefront/storefront.ts'
import { CreatorHead } from '#web/features/storefront/creator-head.tsx'
import { ProductGrid } from '#web/pages/parts/product-grid.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'

/** The generated parts of a storefront. They are shown but cannot be edited; only the blocks between them can. */
export const StorefrontAround = ({ creator, children }: { creator: CreatorPage | undefined; children: ReactNode }) => {
  // Memoised, so that typing does not render them again.
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
