import type { BundleCard as Card } from '#contract/catalog/catalog.ts'
import { BundleCard } from '#web/features/storefront/bundle-card.tsx'
import { CardPlay } from './card-play.tsx'
import { trackOfBundle } from './track-of-card.ts'

/** Bundles, each with a sample of one of its products. */
export const BundleGrid = ({ bundles }: { bundles: readonly Card[] }) => {
  const queue = bundles.flatMap((bundle) => trackOfBundle(bundle) ?? [])
  return (
    <div className="grid grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-x-6 md:grid-cols-4">
      {bundles.map((bundle) => {
        const track = trackOfBundle(bundle)
        return (
          <BundleCard key={`${bundle.creatorId}/${bundle.id}`} bundle={bundle} play={track && <CardPlay track={track} queue={queue} />} />
        )
      })}
    </div>
  )
}
