import type { ProductCard } from '#contract/catalog/catalog.ts'
import { type Track, trackOf } from '#web/features/media/player/track.ts'

/** What plays when a card is played: its first sample. */
export const trackOfCard = (card: ProductCard): Track | undefined =>
  card.audition
    ? trackOf(card.audition, {
        subtitle: `${card.name} by ${card.creator.name}`,
        href: `/${card.creator.slug}/${card.id}`,
        coverUrl: card.iconUrl,
        sounds: card.audition.sounds,
      })
    : undefined

export const tracksOfCards = (cards: readonly ProductCard[]): Track[] => cards.flatMap((card) => trackOfCard(card) ?? [])
