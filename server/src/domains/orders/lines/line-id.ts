import type { ItemKind } from '#kernel/item-kind.ts'

export type LineName = { kind: ItemKind; creatorId: string; itemId: string; variationId: string }

const letters: Record<ItemKind, string> = { product: 'p', bundle: 'b' }

/** A line as carts, checkouts and SDKs name it: p/creator/item/variation. */
export const lineId = ({ kind, creatorId, itemId, variationId }: LineName): string =>
  `${letters[kind]}/${creatorId}/${itemId}/${variationId}`
