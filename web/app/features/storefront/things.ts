import type { BundleCard, Product, Variation } from '#contract/catalog/catalog.ts'
import { decimalsOf, defaultCurrency } from '#contract/core/currencies.ts'
import type { CreatorPage } from '#contract/storefront/storefront.ts'
import { bundleHref, creatorHref, productHref } from '#web/lib/catalog/item-hrefs.ts'
import { socialLinks } from './social-links.ts'

/** The pages' subjects in schema.org's vocabulary. Only what is also visible on the page. */

const brandOf = (creator: { name: string; slug: string }, origin: string) => ({
  '@type': 'Brand',
  name: creator.name,
  url: `${origin}${creatorHref(creator)}`,
})

const offersOf = (variations: readonly Variation[], url: string) =>
  variations.map((variation) => ({
    '@type': 'Offer',
    name: variation.name,
    url,
    price: variation.price[defaultCurrency].toFixed(decimalsOf(defaultCurrency)),
    priceCurrency: defaultCurrency,
    availability: 'https://schema.org/InStock',
    ...(variation.discount?.expiresAt && { priceValidUntil: variation.discount.expiresAt.slice(0, 10) }),
  }))

type Item = { name: string; tagline: string | null; creator: { name: string; slug: string }; variations: readonly Variation[] }

const itemThing = (item: Item, url: string, picture: string | null, origin: string) => ({
  '@type': 'Product',
  '@id': url,
  url,
  name: item.name,
  ...(item.tagline && { description: item.tagline }),
  ...(picture && { image: `${origin}${picture}` }),
  brand: brandOf(item.creator, origin),
  offers: offersOf(item.variations, url),
})

export const productThing = (product: Product, origin: string) =>
  itemThing(product, `${origin}${productHref(product)}`, product.images[0]?.assets.FullSize ?? product.iconUrl, origin)

export const bundleThing = (bundle: BundleCard & { variations: readonly Variation[] }, origin: string) =>
  itemThing(bundle, `${origin}${bundleHref(bundle)}`, bundle.imageUrl, origin)

export const creatorThing = (creator: CreatorPage, origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}${creatorHref(creator)}`,
  url: `${origin}${creatorHref(creator)}`,
  name: creator.name,
  ...(creator.tagline && { description: creator.tagline }),
  ...(creator.logoUrl && { logo: `${origin}${creator.logoUrl}` }),
  ...(socialLinks(creator).length > 0 && { sameAs: socialLinks(creator).map(({ href }) => href) }),
})

/** The breadcrumbs of a page. */
export const crumbsThing = (crumbs: readonly { label: string; to?: string }[], origin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(to && { item: `${origin}${to}` }),
  })),
})
