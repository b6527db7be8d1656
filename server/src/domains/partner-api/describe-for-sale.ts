import type { Variation } from '#contract/catalog/catalog.ts'
import type { SiteBundle, SiteProduct } from '#contract/partner-api/site-items.ts'
import type { OfferedRelease } from '#domains/licensing/index.ts'
import { priceForBuyer } from '#domains/pricing/index.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import { describeVariation } from './describe-variation.ts'
import type { BundleForSale, ProductForSale } from './for-sale.views.ts'

/** Whose things these are, and who looks. */
export type Looking = {
  creatorId: string
  creatorName: string
  owned: ReadonlySet<string>
  rates: ExchangeRates
  /** What the creator's products are called, by `creator/product`. */
  names: ReadonlyMap<string, string>
}

const variationsOf = (variations: readonly Variation[]) => {
  const [first, ...rest] = variations.map(describeVariation)
  return first ? { defaultVariation: first, variations: [first, ...rest] } : { variations: [] }
}

const isOwned = (id: string, { creatorId, owned }: Looking): boolean => owned.has(`${creatorId}/${id}`)

const namesOf = ({ id, content }: ProductForSale, looking: Looking) => ({
  id,
  type: 'Product' as const,
  creatorId: looking.creatorId,
  creatorName: looking.creatorName,
  name: content.name,
  tagline: content.tagline,
  iconUrl: content.iconUrl,
  owned: isOwned(id, looking),
})

export const describeProduct = (row: ProductForSale, release: OfferedRelease | undefined, looking: Looking): SiteProduct => ({
  ...namesOf(row, looking),
  description: row.description,
  ...(release && { currentVersion: release.currentVersion, downloads: release.downloads }),
  ...variationsOf(
    row.content.variations.map((variation) => {
      const { creatorId, names: ownerNames, owned, rates } = looking
      return priceForBuyer({ kind: 'product', creatorId, itemId: row.id, variation, discounts: row.discounts, ownerNames }, owned, rates)
    }),
  ),
})

/** With the products in it that can be had, in the order its creator gave them. */
export const describeBundle = (row: BundleForSale, products: readonly ProductForSale[], looking: Looking): SiteBundle => {
  const { name, tagline, imageUrl, partial, productIds, variations } = row.content
  const parts = productIds.flatMap((id) => products.filter((product) => product.id === id))
  const { creatorId, owned, rates } = looking
  const completed = parts.map(({ id, content }) => ({ key: `${creatorId}/${id}`, prices: content.variations[0]?.prices ?? { USD: 0 } }))
  const priced = variations.map((variation) =>
    priceForBuyer(
      { kind: 'bundle', creatorId, itemId: row.id, variation, discounts: row.discounts, parts: partial ? completed : undefined },
      owned,
      rates,
    ),
  )
  return {
    id: row.id,
    type: 'Bundle',
    creatorId,
    creatorName: looking.creatorName,
    name,
    tagline,
    iconUrl: imageUrl,
    // Owned is a bundle whose every product is.
    owned: parts.length > 0 && parts.every((part) => isOwned(part.id, looking)),
    description: row.description,
    partial,
    products: parts.map((part) => ({ ...namesOf(part, looking), included: !(partial && isOwned(part.id, looking)) })),
    ...variationsOf(priced),
  }
}
