import type { ProductCard, ProductType } from '#contract/catalog/catalog.ts'
import { longestTrial, type ProductCardContent } from '#domains/catalog/index.ts'

type Tried = { type: ProductType; content: Pick<ProductCardContent, 'variations' | 'externalFulfillment'> }

/** What can be tried here: not what its creator delivers, which is not downloaded here, nor what is free, which can be had. */
export const trialOffer = ({ type, content: { variations, externalFulfillment } }: Tried): Pick<ProductCard, 'trial'> => {
  if (type !== 'Plugin' || externalFulfillment !== null) return {}
  if (variations.some(({ prices, recurrence }) => recurrence.type === 'OneOff' && prices.USD === 0)) return {}
  const policy = longestTrial(variations)
  return policy && policy.trialDays > 0 ? { trial: { days: policy.trialDays, needsAccount: policy.trialNeedsAccount } } : {}
}
