import type { PricedLine } from '#domains/pricing/index.ts'

/** Of a bundle, some of which the buyer owns: how much of it is new to them. */
export const newProductsIn = (productCount: number, { steps }: PricedLine): { newProducts?: number } => {
  const owned = steps.find((step) => step.why === 'owned')
  return owned ? { newProducts: productCount - owned.count } : {}
}
