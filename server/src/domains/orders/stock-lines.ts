import { type BasketLine, salesOn } from '#domains/pricing/index.ts'
import { type ShelfRows, shelfKey } from './line.views.ts'
import type { WantedLine } from './orders.tables.ts'

export type StockVerdict = { there: true; line: BasketLine } | { there: false; because: 'gone' | 'no-such-variation' }

export const lineId = ({ kind, creatorId, itemId, variationId }: WantedLine): string => `${kind}/${creatorId}/${itemId}/${variationId}`

/** A wanted line with what is on the shelf for it, or why it cannot be had. */
export const stockLine = (wanted: WantedLine, shelves: ShelfRows, owned: ReadonlySet<string>): StockVerdict => {
  const product = wanted.kind === 'p' ? shelves.products.get(shelfKey(wanted)) : undefined
  const bundle = wanted.kind === 'b' ? shelves.bundles.get(shelfKey(wanted)) : undefined
  const row = product ?? bundle
  if (!row) return { there: false, because: 'gone' }
  const variation = row.content.variations.find((one) => one.id === wanted.variationId)
  if (!variation) return { there: false, because: 'no-such-variation' }
  const parts = bundle?.content.partial ? bundle.parts.map(({ key, prices }) => ({ prices, isOwned: owned.has(key) })) : undefined
  return {
    there: true,
    line: {
      ...wanted,
      id: lineId(wanted),
      prices: variation.prices,
      tiers: variation.tiers,
      sales: salesOn(row.sales, variation.id),
      ...(parts && { parts }),
    },
  }
}

export const stockWords = {
  gone: 'This is no longer for sale',
  'no-such-variation': 'This variation is no longer for sale',
} as const
