import { Link } from 'react-router'
import type { CreatorDirectoryEntry } from '#contract/storefront/storefront.ts'
import { PlayButton } from '#web/features/media/player/play-button.tsx'
import type { Track } from '#web/features/media/player/track.ts'
import { QueueButton } from '#web/features/media/queue/queue-button.tsx'
import { productHref } from '#web/lib/catalog/item-hrefs.ts'
import { trackOfCard } from '#web/pages/parts/track-of-card.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Wave } from '#web/ui/pictures/wave.tsx'

type Highlight = NonNullable<CreatorDirectoryEntry['highlight']>

/** One creator in the directory, with their newest product. The name links to the storefront. */
export const CreatorRow = ({ creator, queue }: { creator: CreatorDirectoryEntry; queue: readonly Track[] }) => (
  <li className="grid items-center gap-x-6 gap-y-5 border-t border-line py-7 lg:grid-cols-12">
    <div className="group relative flex min-w-0 items-center gap-5 sm:gap-7 lg:col-span-7">
      <Cover src={creator.logoUrl} alt="" width={240} className="w-18 shrink-0 sm:w-28" />
      <div className="min-w-0">
        <h2 className="text-20 sm:text-28">
          <Link
            to={`/${creator.slug}`}
            className="rounded-small underline-offset-[0.16em] decoration-1 group-hover:underline after:absolute after:inset-0 after:rounded"
          >
            {creator.name}
          </Link>
        </h2>
        {creator.tagline && <p className="mt-1.5 max-w-[29.5em] text-ink-2">{creator.tagline}</p>}
        <p className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-14">
          <span className="text-ink-3">{creator.productCount === 0 ? 'Nothing for sale yet' : <Count of={creator.productCount} />}</span>
          {creator.hasArticle && (
            <Link to={`/creators/${creator.id}`} className="link relative" aria-label={`Read the portrait of ${creator.name}`}>
              Read the portrait
            </Link>
          )}
        </p>
      </div>
    </div>
    {creator.highlight && <Newest product={creator.highlight} queue={queue} />}
  </li>
)

const Count = ({ of: count }: { of: number }) => (
  <>
    <span className="figures">{count}</span> {count === 1 ? 'product' : 'products'}
  </>
)

const Newest = ({ product, queue }: { product: Highlight; queue: readonly Track[] }) => {
  const track = trackOfCard(product)
  const peaks = product.audition?.sounds[product.audition.wet]?.peaks
  return (
    <div className="group relative flex min-w-0 items-center gap-4 sm:ml-35 lg:col-span-5 lg:ml-0">
      <Cover src={product.iconUrl} alt="" width={120} className="w-12 shrink-0 sm:w-16" />
      <div className="min-w-0 grow">
        <p className="truncate text-14">
          <span className="text-ink-3">Newest: </span>
          <Link
            to={productHref(product)}
            className="font-semibold underline-offset-[0.2em] group-hover:underline after:absolute after:inset-0 after:rounded"
          >
            {product.name}
          </Link>
        </p>
        {peaks && (
          <span className="mt-2 block h-7 max-w-100 text-line-strong">
            <Wave peaks={peaks} columns={70} />
          </span>
        )}
      </div>
      {track && (
        // Room for both, so that the one that stays does not move when the other comes and goes.
        <div className="relative flex shrink-0 items-center gap-1.5">
          <span className="flex size-9 justify-center">
            <QueueButton track={track} />
          </span>
          <PlayButton track={track} queue={queue} />
        </div>
      )}
    </div>
  )
}
