import type { Currency } from '../core/currencies.ts'

/** Filters and sort orders of the search, for pages that do not load zod. */

export { hosts, productFormats, productSystems } from '../catalog/machine-rules.ts'
export { genres, musicalKeys, productKinds, tempoBands } from '../catalog/trait-rules.ts'
/**
 * By the price that a row shows or starts at, with discounts. The names are amounts in dollars; `priceLimits` has the limits in each
 * currency.
 */
export const priceBands = ['free', 'under-25', '25-50', '50-100', 'over-100'] as const
export const searchSorts = ['relevance', 'newest', 'price-low', 'price-high', 'name'] as const

/** The limits between the bands: round amounts in each currency. */
export const priceLimits: Record<Currency, readonly [low: number, middle: number, high: number]> = {
  USD: [25, 50, 100],
  EUR: [25, 50, 100],
  GBP: [25, 50, 100],
  CHF: [25, 50, 100],
  NOK: [250, 500, 1000],
  SEK: [250, 500, 1000],
  DKK: [200, 350, 700],
  CAD: [25, 50, 100],
  AUD: [25, 50, 100],
  JPY: [4000, 7500, 15_000],
}
