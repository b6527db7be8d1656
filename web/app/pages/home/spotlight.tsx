import { Link } from 'react-router'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import { PlayButton } from '#web/features/media/player/play-button.tsx'
import { PlayTime } from '#web/features/media/player/play-time.tsx'
import { SeekWave } from '#web/features/media/player/seek-wave.tsx'
import { WetDry } from '#web/features/media/player/wet-dry.tsx'
import { QueueButton } from '#web/features/media/queue/queue-button.tsx'
import { CardPrice } from '#web/features/storefront/card-price.tsx'
import { categoryLabel } from '#web/features/storefront/category-label.ts'
import { classes } from '#web/ui/classes.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { trackOfCard } from '../parts/track-of-card.ts'

/** One product, with its sound ready to play. */
export const Spotlight = ({ product }: { product: ProductCard }) => {
  const track = trackOfCard(product)
  const href = `/${product.creator.slug}/${product.id}`
  return (
    // As high as with its wave, which a slow browser may show later: its lower edge is where it is aligned.
    <article className={classes('min-w-0', track && 'sm:min-h-86')}>
      <div className="grid grid-cols-[120px_minmax(0,1fr)] items-end gap-5.5 sm:grid-cols-[190px_minmax(0,1fr)]">
        <Link to={href} tabIndex={-1} aria-hidden="true">
          <Cover src={product.iconUrl} alt="" width={600} sizes="190px" eager />
        </Link>
        <div>
          <Tag>Featured · {categoryLabel[product.category].one}</Tag>
          <h2 className="mt-2 mb-1 text-28">
            <Link to={href} className="underline-offset-[0.15em] hover:underline">
              {product.name}
            </Link>
          </h2>
          <p className="text-14 text-ink-2">
            {product.creator.name}
            {product.tagline && ` · ${product.tagline}`}
          </p>
        </div>
      </div>
      {track && (
        <>
          <SeekWave track={track} columns={110} className="mt-5 mb-3.5 h-21" />
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
            <PlayButton track={track} />
            <WetDry track={track} />
            <PlayTime track={track} />
            <span className="-my-1 flex empty:hidden">
              <QueueButton track={track} />
            </span>
            <CardPrice product={product} className="ml-auto text-[1.125rem] font-semibold whitespace-nowrap" />
          </div>
        </>
      )}
    </article>
  )
}
