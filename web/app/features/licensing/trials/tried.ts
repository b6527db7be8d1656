import type { ProductCard, Variation } from '#contract/catalog/catalog.ts'

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

/** What costs nothing, be it for a while, needs no trying: it can be had. */
export const triedOf = (
  { creatorId, id: productId, name, trial }: Pick<ProductCard, 'creatorId' | 'id' | 'name' | 'trial'>,
  href: string,
  variation: Variation,
): Tried | null => (trial && variation.price.USD > 0 ? { creatorId, productId, name, href, ...trial, variation } : null)
