import type { Variation } from '#contract/catalog/catalog.ts'
import type { DraftPrices } from '#contract/catalog/editing.ts'
import { type Currency, currencies, decimalsOf, defaultCurrency, type PriceMap } from '#contract/core/money.ts'

/**
 * The prices that the shop derives from the dollar price, as the last saved draft was priced. Known only while the dollar price is still
 * that of the saved draft: amounts derived from another one would be wrong.
 */
export const derivedPrices = (saved: PriceMap | undefined, prices: DraftPrices): PriceMap | undefined =>
  saved && prices.USD !== undefined && saved.USD === prices.USD ? saved : undefined

export const priceOfSaved = (saved: readonly Variation[], id: string): PriceMap | undefined =>
  saved.find((variation) => variation.id === id)?.originalPrice

/** The placeholder of an empty price field: the derived amount, or where it will come from. */
export const derivedText = (derived: PriceMap | undefined, currency: Currency, dollars: number | undefined): string => {
  if (dollars === undefined || currency === defaultCurrency) return ''
  return derived ? derived[currency].toFixed(decimalsOf(currency)) : 'from USD'
}

/** The prices with one of them changed or removed; the order of the currencies stays. */
export const withPrice = (prices: DraftPrices, currency: Currency, amount: number | undefined): DraftPrices =>
  Object.fromEntries(
    currencies.flatMap((code) => {
      const value = code === currency ? amount : prices[code]
      return value === undefined ? [] : [[code, value]]
    }),
  )
