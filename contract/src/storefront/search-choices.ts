import type { Currency } from '../core/currencies.ts'

/** What a search can be narrowed to and sorted by, for pages that know nothing of shapes. */

export { hosts, productFormats, productSystems } from '../catalog/machine-rules.ts'
export { genres, musicalKeys, productKinds, tempoBands } from '../catalog/trait-rules.ts'
/** By the price that a row shows or starts at, discounts taken off. They are named after dollars; `priceLimits` says where they end. */
export const priceBands = ['free', 'under-25', '25-100', 'over-100'] as const
export const searchSorts = ['relevance', 'newest', 'price-low', 'price-high', 'name'] as const

/** Below the first amount a price is low, above the second it is high: round ones, as people think of prices in that currency. */
export const priceLimits: Record<Currency, readonly [low: number, high: number]> = {
  USD: [25, 100],
  EUR: [25, 100],
  GBP: [25, 100],
  CHF: [25, 100],
  NOK: [250, 1000],
  SEK: [250, 1000],
  DKK: [200, 700],
  CAD: [25, 100],
  AUD: [25, 100],
  JPY: [4000, 15000],
}
