import type { Currency } from '#contract/core/money.ts'
import { type BasketCoupon, type PricedBasket, priceBasket } from '#domains/pricing/index.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import { catalogueKey, readCatalogueRows } from './lines/line.views.ts'
import { stockLine } from './lines/stock-lines.ts'
import type { WantedLine } from './orders.tables.ts'

type Asked = { currency: Currency; lines: readonly WantedLine[]; coupons: readonly BasketCoupon[]; now: Date }

/** A line that can be bought, with its name. */
export type BasketName = { id: string; line: WantedLine; name: string; quantity: number }

export type BasketQuote = { names: BasketName[]; rates: ExchangeRates; priced: PricedBasket; withoutCoupons: PricedBasket }

/** Prices a basket for an anonymous buyer, with these coupons (saved or not) and without. Nothing is stored. */
export const quoteBasket = async (db: Reader, { currency, lines, coupons, now }: Asked): Promise<BasketQuote> => {
  const catalogue = await readCatalogueRows(db, lines, now)
  const stocked = lines.flatMap((wanted) => {
    const verdict = stockLine(wanted, catalogue, new Set())
    const row = (wanted.kind === 'product' ? catalogue.products : catalogue.bundles).get(catalogueKey(wanted))
    const variation = row?.content.variations.find(({ id }) => id === wanted.variationId)
    if (!verdict.there || !row || !variation) return []
    return [{ wanted, line: verdict.line, name: `${row.content.name}, ${variation.name}` }]
  })
  const basket = { currency, lines: stocked.map(({ line }) => line), rates: catalogue.rates, tax: null }
  return {
    names: stocked.map(({ wanted, line, name }) => ({ id: line.id, line: wanted, name, quantity: line.quantity })),
    rates: catalogue.rates,
    priced: priceBasket({ ...basket, coupons }),
    withoutCoupons: priceBasket({ ...basket, coupons: [] }),
  }
}
