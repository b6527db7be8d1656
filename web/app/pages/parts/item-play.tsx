import type { BundleCard, ProductCard } from '#contract/catalog/catalog.ts'
import { CardPlay } from './card-play.tsx'
import { trackOfBundle, trackOfCard } from './track-of-card.ts'

/** The buttons to play a product or bundle that stands alone; nothing where it has no sample. */
export const ItemPlay = ({ item }: { item: ProductCard | BundleCard }) => {
  const track = 'category' in item ? trackOfCard(item) : trackOfBundle(item)
  return track && <CardPlay track={track} queue={[track]} />
}
