import type { ProductCard, ProductType } from '#contract/catalog/catalog.ts'
import { longestTrial, type ProductCardContent } from '#domains/catalog/index.ts'

type Tried = { type: ProductType; content: Pick<ProductCardContent, 'variations' | 'externalFulfillment'> }

/** Which trial is offered: none for what its creator delivers, which is not downloaded here, nor for what is free. */
export const trialOffer = ({ type, content: { variations, externalFulfillment } }: Tried): Pick<ProductCard, 'trial'> => {
  if (type !== 'Plugin' || externalFulfillment !== null) return {}
  if (variations.some(({ prices, recurrence }) => recurrence.type === 'OneOff' && prices.USD === 0)) return {}
  const policy = longestTrial(variations)
  return policy && policy.trialDays > 0 ? { trial: { days: policy.trialDays, needsAccount: policy.trialNeedsAccount } } : {}
}
