import type { Currency } from '../core/currencies.ts'

/** What a search can be narrowed to and sorted by, for pages that know nothing of shapes. */

export { hosts, productFormats, productSystems } from '../catalog/machine-rules.ts'
export { genres, musicalKeys, productKinds, tempoBands } from '../catalog/trait-rules.ts'
/** By the price that a row shows or starts at, discounts taken off. They are named after dollars; `priceLimits` says where they end. */
export const priceBands = ['free', 'under-25', '25-50', '50-100', 'over-100'] as const
export const searchSorts = ['relevance', 'newest', 'price-low', 'price-high', 'name'] as const

/** Where one band ends and the next begins: round amounts, as people think of prices in that currency. */
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
