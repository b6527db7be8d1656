/** What a line is of: no cart has two lines with the same. */
export type LineKey = { kind: 'product' | 'bundle'; creatorId: string; itemId: string; variationId: string }

const letters: Record<LineKey['kind'], string> = { product: 'p', bundle: 'b' }

/** A line as carts, checkouts and SDKs name it: p/creator/item/variation. */
export const lineId = ({ kind, creatorId, itemId, variationId }: LineKey): string =>
  `${letters[kind]}/${creatorId}/${itemId}/${variationId}`
