import { Suspense, useEffect, useRef, useState } from 'react'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import { rememberSeen, type Seen } from '#web/features/storefront/recently-viewed.ts'
import { RecentlyViewedRow } from '#web/features/storefront/recently-viewed-row.tsx'
import { productHref } from '#web/lib/catalog/item-hrefs.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsAlive } from '#web/ui/use-visitor.ts'
import { CardPlay } from './card-play.tsx'
import { trackOfCard, tracksOfCards } from './track-of-card.ts'

const ProductEnd = lazyPart(() => import('./product-end.tsx').then((part) => part.ProductEnd))

/** As high as a window: a visitor who scrolls faster than it loads does not see the bottom of the page, which would move. */
const room = 'min-h-dvh [overflow-anchor:none]'

const Waiting = () => (
  <Loading label="Looking for more like this" className={`pt-16 ${room}`}>
    <Skeleton className="h-80 w-full" />
  </Loading>
)

const playSeen = (product: Seen, row: readonly Seen[]) => {
  const track = trackOfCard(product)
  return track && <CardPlay track={track} queue={tracksOfCards(row)} />
}

type MoreToSeeProps = {
  /** The product of the page. */
  product?: ProductCard
  /** The products that the page already shows: none is shown twice. */
  shown?: readonly ProductCard[]
}

/**
 * The end of a page: versions, similar products, and recently viewed ones. It is below the first screen, so the code and data for the end
 * of a product's page are loaded when somebody scrolls near it; a page that is cached then shows only its own creator's data.
 */
export const MoreToSee = ({ product, shown = [] }: MoreToSeeProps) => {
  const isAlive = useIsAlive()
  if (product) return <MoreLikeThis product={product} />
  // The browser's own list is available at once: its space is reserved before anybody can have scrolled there.
  return isAlive && <RecentlyViewedRow except={shown.map(productHref)} play={playSeen} />
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

  const here = productHref(product)
  const waiting = <Waiting />
  return (
    <>
      {isNear ? (
        <Suspense fallback={waiting}>
          <ProductEnd product={product} waiting={waiting}>
            <RecentlyViewedRow key={here} except={[here]} play={playSeen} />
          </ProductEnd>
        </Suspense>
      ) : (
        <div ref={index} className={room} />
      )}
      {/* After a jump to the bottom the visitor stays there: browsers with scroll anchoring use this line as their anchor. */}
      <div className="h-px" />
    </>
  )
}
