import type { PricedLine } from '#domains/pricing/index.ts'

/** For a bundle partly owned by the buyer: how much of it is new to them. */
export const newProductsIn = (productCount: number, { steps }: PricedLine): { newProducts?: number } => {
  const owned = steps.find((step) => step.why === 'owned')
  return owned ? { newProducts: productCount - owned.count } : {}
}
