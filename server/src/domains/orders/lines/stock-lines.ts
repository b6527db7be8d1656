import { lineId } from '#contract/orders/line-id.ts'
import { type BasketLine, lineForBuyer } from '#domains/pricing/index.ts'
import type { WantedLine } from '../orders.tables.ts'
import { type CatalogueRows, catalogueKey } from './line.views.ts'

export type StockVerdict = { there: true; line: BasketLine } | { there: false; because: 'gone' | 'no-such-variation' | 'suspended' }

/** A line whose price was agreed before: today's prices, discounts and coupons do not change it. */
export const toAgreedLine = (wanted: WantedLine, { currency, original, subtotal }: NonNullable<WantedLine['agreed']>): BasketLine => {
  const prices = { USD: original, [currency]: original }
  const off = original - subtotal
  const asAgreed = {
    name: 'As agreed',
    description: null,
    percentage: null,
    amounts: { USD: off, [currency]: off },
    isExclusive: true,
    endsAt: null,
    recurringPaymentUseCount: null,
    variationId: null,
  }
  // Amounts are for the whole line, whatever its quantity.
  return { ...wanted, id: lineId(wanted), quantity: 1, prices, tiers: [], discounts: off > 0 ? [asAgreed] : [] }
}

/** A wanted line with its catalogue data, or why it cannot be bought. */
export const stockLine = (wanted: WantedLine, catalogue: CatalogueRows, owned: ReadonlySet<string>): StockVerdict => {
  const product = wanted.kind === 'product' ? catalogue.products.get(catalogueKey(wanted)) : undefined
  const bundle = wanted.kind === 'bundle' ? catalogue.bundles.get(catalogueKey(wanted)) : undefined
  const row = product ?? bundle
  if (!row) return { there: false, because: 'gone' }
  const variation = row.content.variations.find((one) => one.id === wanted.variationId)
  if (!variation) return { there: false, because: 'no-such-variation' }
  // A price agreed before stays valid, even if the item is no longer sold.
  if (wanted.agreed) return { there: true, line: toAgreedLine(wanted, wanted.agreed) }
  if (row.is_suspended) return { there: false, because: 'suspended' }
  const { discounts } = row
  const { kind, creatorId, itemId, quantity } = wanted
  const parts = bundle?.content.partial ? bundle.parts : undefined
  const forSale = { kind, creatorId, itemId, variation, discounts, parts, ownerNames: product?.owner_names }
  return { there: true, line: lineForBuyer(lineId(wanted), forSale, quantity, owned) }
}

export const stockMessage = {
  gone: 'This is no longer for sale',
  'no-such-variation': 'This variation is no longer for sale',
  suspended: 'Its creator isn’t selling at the moment. Remove it to continue',
} as const
