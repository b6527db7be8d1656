import { Suspense, useEffect, useRef, useState } from 'react'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import { rememberSeen } from '#web/features/storefront/recently-viewed.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ProductEnd = lazyPart(() => import('./product-end.tsx').then((part) => part.ProductEnd))
const RecentlyViewedRow = lazyPart(() => import('#web/features/storefront/recently-viewed-row.tsx').then((part) => part.RecentlyViewedRow))

/**
 * The end of a page: what changed, products like this one, and those looked at before. Nobody sees it at first,
 * so its code and its data come when somebody scrolls near; a page that is cached then shows only its own maker's things.
 */
export const MoreToSee = ({ product }: { product?: ProductCard }) => {
  const index = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (product) rememberSeen(product)
  }, [product])

  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '600px' })
    if (index.current) watcher.observe(index.current)
    return () => watcher.disconnect()
  }, [])

  const here = product && `/${product.creator.slug}/${product.id}`
  return (
    <div ref={index}>
      {isNear && (
        <Suspense fallback={null}>
          {product && <ProductEnd product={product} />}
          <RecentlyViewedRow key={here} except={here} />
        </Suspense>
      )}
    </div>
  )
}
