/** A product of a bundle with its own price in cents; null while it has none. */
export type PricedProduct = { id: string; price: number | null }

export type Saving =
  | { kind: 'unknown' }
  /** The bundle costs as much as its products, or more. */
  | { kind: 'none'; separate: number; excess: number }
  | { kind: 'saves'; separate: number; saved: number; percent: number }

/** What a customer saves compared with the products one by one, in cents. */
export const judgeSaving = (bundlePrice: number | undefined, products: readonly PricedProduct[]): Saving => {
  if (bundlePrice === undefined || products.length === 0) return { kind: 'unknown' }
  const separate = products.reduce((sum, { price }) => sum + (price ?? 0), 0)
  const saved = separate - bundlePrice
  if (saved <= 0) return { kind: 'none', separate, excess: bundlePrice - separate }
  return { kind: 'saves', separate, saved, percent: Math.round((saved / separate) * 100) }
}

/** The bundle price spread over its products in proportion to their own prices; the parts add up to the whole (largest remainder). */
export const sharesOf = (bundlePrice: number, products: readonly PricedProduct[]): Map<string, number> => {
  const sum = products.reduce((total, { price }) => total + (price ?? 0), 0)
  const exact = products.map(({ id, price }) => ({ id, share: sum === 0 ? 0 : (bundlePrice * (price ?? 0)) / sum }))
  const left = sum === 0 ? 0 : bundlePrice - exact.reduce((total, { share }) => total + Math.floor(share), 0)
  const bySize = exact.toSorted((one, other) => (other.share % 1) - (one.share % 1))
  const extra = new Set(bySize.slice(0, left).map(({ id }) => id))
  return new Map(exact.map(({ id, share }) => [id, Math.floor(share) + (extra.has(id) ? 1 : 0)]))
}

/** The price for an owner of some of the products: the bundle price less their shares. */
export const partialPrice = (bundlePrice: number, products: readonly PricedProduct[], owned: readonly string[]): number => {
  const shares = sharesOf(bundlePrice, products)
  return owned.reduce((price, id) => price - (shares.get(id) ?? 0), bundlePrice)
}
