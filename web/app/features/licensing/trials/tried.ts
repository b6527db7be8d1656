import type { Product, Variation } from '#contract/catalog/catalog.ts'

/** Something that can be tried: for how long, and what it costs then. */
export type Tried = {
  creatorId: string
  productId: string
  name: string
  href: string
  days: number
  needsAccount: boolean
  variation: Variation
}

type Offered = Pick<Product, 'creatorId' | 'id' | 'name' | 'type' | 'isSuspended' | 'deliveredElsewhere' | 'variations'>

/**
 * Of several variations the longest trial counts, as everywhere. What is not downloaded here cannot be begun here, and what is free
 * needs no trying: it can be had.
 */
export const triedOf = (product: Offered, href: string, variation: Variation): Tried | null => {
  if (product.type !== 'Plugin' || product.isSuspended || product.deliveredElsewhere) return null
  if (product.variations.some(({ price, recurrence }) => recurrence.type === 'OneOff' && price.USD === 0)) return null
  const [first, ...others] = product.variations.map(({ licensePolicy }) => licensePolicy)
  if (!first) return null
  const { trialDays, trialNeedsAccount } = others.reduce((best, one) => (one.trialDays > best.trialDays ? one : best), first)
  const { creatorId, id: productId, name } = product
  return trialDays > 0 ? { creatorId, productId, name, href, days: trialDays, needsAccount: trialNeedsAccount, variation } : null
}
