import type { DraftVariation } from '#contract/catalog/editing.ts'

type Tier = DraftVariation['tiers'][number]

/** What is wrong with the quantity of a tier compared with the one before; they have to increase. */
export const tierProblem = (tiers: readonly Tier[], at: number): string | undefined => {
  const before = tiers[at - 1]
  const tier = tiers[at]
  if (!before || !tier || tier.minQuantity > before.minQuantity) return undefined
  return `Use more than ${before.minQuantity}, the previous tier`
}

/** A price per copy that is not lower than that of fewer copies is allowed, but most likely a mistake. */
export const isDearer = (variation: Pick<DraftVariation, 'prices' | 'tiers'>, at: number): boolean => {
  const price = variation.tiers[at]?.prices.USD
  const before = at === 0 ? variation.prices.USD : variation.tiers[at - 1]?.prices.USD
  return price !== undefined && before !== undefined && price >= before
}

/** The next tier: twice the quantity of the last, at the same price until it is changed. */
export const nextTier = ({ prices, tiers }: Pick<DraftVariation, 'prices' | 'tiers'>): Tier => {
  const last = tiers.at(-1)
  return { minQuantity: last ? Math.min(999, last.minQuantity * 2) : 5, prices: { ...(last?.prices ?? prices) } }
}
