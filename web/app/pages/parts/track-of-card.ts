import type { BundleCard, ProductCard } from '#contract/catalog/catalog.ts'
import { type Track, trackOf } from '#web/features/media/player/track.ts'
import { bundleHref } from '#web/lib/catalog/item-hrefs.ts'

type Heard = Pick<ProductCard, 'id' | 'name' | 'iconUrl'> & {
  creator: Pick<ProductCard['creator'], 'name' | 'slug'>
  audition?: ProductCard['audition'] | undefined
}

/** The track of a card: its first sample. */
export const trackOfCard = (card: Heard): Track | undefined =>
  card.audition
    ? trackOf(card.audition, {
        subtitle: `${card.name} by ${card.creator.name}`,
        href: `/${card.creator.slug}/${card.id}`,
        coverUrl: card.iconUrl,
        sounds: card.audition.sounds,
      })
    : undefined

/** The track of a bundle: the first sample among its products. */
export const trackOfBundle = (card: BundleCard): Track | undefined =>
  card.audition
    ? trackOf(card.audition, {
        subtitle: `${card.name} by ${card.creator.name}`,
        href: bundleHref(card),
        coverUrl: card.imageUrl,
        sounds: card.audition.sounds,
      })
    : undefined

export const tracksOfCards = (cards: readonly Heard[]): Track[] => cards.flatMap((card) => trackOfCard(card) ?? [])
