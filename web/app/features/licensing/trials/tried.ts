import type { ProductCard, Variation } from '#contract/catalog/catalog.ts'

/** A product with a trial: how long it lasts, and the price afterwards. */
export type Tried = {
  creatorId: string
  productId: string
  name: string
  href: string
  days: number
  needsAccount: boolean
  /** What it costs afterwards. */
  variation: Variation
}

type Card = Pick<ProductCard, 'creatorId' | 'id' | 'name' | 'trial' | 'pricingConfiguration'>

/** The price afterwards is that of the chosen variation only if the trial is of it, too. Free products, even if only for a while, need no trial. */
export const triedOf = (
  { creatorId, id: productId, name, trial, pricingConfiguration }: Card,
  href: string,
  chosen: Variation,
): Tried | null => {
  if (!trial || chosen.price.USD <= 0) return null
  const { days, needsAccount, variation: offered = pricingConfiguration ?? chosen } = trial
  const variation = chosen.licensePolicy.trialDays === days ? chosen : offered
  return variation.price.USD > 0 ? { creatorId, productId, name, href, days, needsAccount, variation } : null
}
