/** What a search can be narrowed to and sorted by, for pages that know nothing of shapes. */

export { hosts, productFormats, productSystems } from '../catalog/machine-rules.ts'
export { genres, musicalKeys, productKinds, tempoBands } from '../catalog/trait-rules.ts'
/** By the price in US dollars that a row shows or starts at, discounts taken off; the upper end of 25-100 is in it. */
export const priceBands = ['free', 'under-25', '25-100', 'over-100'] as const
export const searchSorts = ['relevance', 'newest', 'price-low', 'price-high', 'name'] as const
