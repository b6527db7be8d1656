import { Suspense, useEffect, useRef, useState } from 'react'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import { rememberSeen } from '#web/features/storefront/recently-viewed.ts'
import { RecentlyViewedRow } from '#web/features/storefront/recently-viewed-row.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsAlive } from '#web/ui/use-visitor.ts'

const ProductEnd = lazyPart(() => import('./product-end.tsx').then((part) => part.ProductEnd))

/** As high as a window: whoever is faster than what comes does not see the foot of the page, which would move. */
const room = 'min-h-dvh [overflow-anchor:none]'

const Waiting = () => (
  <Loading label="Looking for more like this" className={`pt-16 ${room}`}>
    <Skeleton className="h-80 w-full" />
  </Loading>
)

/**
 * The end of a page: what changed, products like this one, and those looked at before. Nobody sees it at first, so the code and the
 * data of a product's end come when somebody scrolls near; a page that is cached then shows only its own maker's things.
 */
export const MoreToSee = ({ product }: { product?: ProductCard }) => {
  const isAlive = useIsAlive()
  if (product) return <MoreLikeThis product={product} />
  // This browser's own list is at hand: it has its place before anybody can have scrolled there.
  return isAlive && <RecentlyViewedRow />
}

const MoreLikeThis = ({ product }: { product: ProductCard }) => {
  const index = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => rememberSeen(product), [product])

  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '600px' })
    if (index.current) watcher.observe(index.current)
    return () => watcher.disconnect()
  }, [])

  const here = `/${product.creator.slug}/${product.id}`
  const waiting = <Waiting />
  return (
    <>
      {isNear ? (
        <Suspense fallback={waiting}>
          <ProductEnd product={product} waiting={waiting}>
            <RecentlyViewedRow key={here} except={here} />
          </ProductEnd>
        </Suspense>
      ) : (
        <div ref={index} className={room} />
      )}
      {/* Whoever has jumped to the foot stays there: a browser that scrolls along with what changes above holds on to this line. */}
      <div className="h-px" />
    </>
  )
}
