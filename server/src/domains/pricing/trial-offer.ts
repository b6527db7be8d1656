import type { ProductCard, ProductType } from '#contract/catalog/catalog.ts'
import { longestTrial, type ProductCardContent, triedVariation, type VariationContent } from '#domains/catalog/index.ts'

type Tried = { type: ProductType; content: Pick<ProductCardContent, 'variations' | 'externalFulfillment'> }
type Trial = NonNullable<ProductCard['trial']>

/** Which trial is offered: none for what its creator delivers, which is not downloaded here, nor for what is free. */
export const trialOffer = ({
  type,
  content: { variations, externalFulfillment },
}: Tried): { trial?: Pick<Trial, 'days' | 'needsAccount'> } => {
  if (type !== 'Plugin' || externalFulfillment !== null) return {}
  if (variations.some(({ prices, recurrence }) => recurrence.type === 'OneOff' && prices.USD === 0)) return {}
  const policy = longestTrial(variations)
  return policy && policy.trialDays > 0 ? { trial: { days: policy.trialDays, needsAccount: policy.trialNeedsAccount } } : {}
}

/** What costs something once the trial is over: what the trial is of; where none is offered, what the page offers first. */
export const offeredAfterTrial = (tried: Tried): VariationContent | undefined => {
  const { variations } = tried.content
  return trialOffer(tried).trial ? triedVariation(variations) : variations[0]
}
