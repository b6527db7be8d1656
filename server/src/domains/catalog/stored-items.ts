import { z } from 'zod'
import { type Audition, audition, type ProductImage, productImage } from '#contract/catalog/catalog.ts'
import { type PageBlock, pageBlock } from '#contract/catalog/page-blocks.ts'
import { noTraits } from '#contract/catalog/trait-rules.ts'
import { type Sound, sound } from '#contract/media/sounds.ts'
import { defineDocument, type StoredDocument, upgradeFrom } from '#platform/database/stored-document.ts'
import { storedShape } from '#platform/database/stored-shape.ts'
import { bundleContent, bundleDraftContent } from './bundle-content.ts'
import { minorPrices, productContent, productDraftContent } from './product-content.ts'

/** Content as visitors read it: data of other rows is looked up once, when it is published. Its texts stay Markdown. */
export type Published<Content> = Omit<Content, 'images'> & {
  images: ProductImage[]
  sounds: Record<string, Sound>
  audition: Audition | null
}

const lookedUp = { images: z.array(productImage), sounds: z.record(z.string(), sound), audition: audition.nullable() }

/** What PostgreSQL takes out of the published document for cards and carts (migration 0018); a cart does without the audition. */
const notOnCards = { pageBlocks: true, images: true, description: true } as const
const onCards = { audition: audition.nullable().optional() }

/** Version 1 held the newest release and its day. Releases hold that themselves. */
const withoutRelease = upgradeFrom(
  z.looseObject({ currentVersion: z.string().nullable(), releasedAt: z.string().nullable() }),
  ({ currentVersion, releasedAt, version, ...rest }) => rest,
)

/** Version 2 had no products that their creator delivers. */
const deliveredByTheShop = upgradeFrom(z.looseObject({}), ({ version, ...rest }) => ({ ...rest, externalFulfillment: null }))

/** Version 3 had only tags to describe the sound. */
const withoutTraits = upgradeFrom(z.looseObject({}), ({ version, ...rest }) => ({ ...rest, traits: noTraits }))

const upgrades = [withoutRelease, deliveredByTheShop, withoutTraits]

export const productDraftDocument = defineDocument('product-draft', storedShape(productDraftContent), upgrades)
export const productDocument = defineDocument('product', storedShape(productContent.extend(lookedUp)), upgrades)
export const productCardDocument = defineDocument('product-card', storedShape(productContent.omit(notOnCards).extend(onCards)), upgrades)

/** The prices of a product's first variation: what a bundle of it is compared with. */
export const defaultPricesDocument = defineDocument('product-default-prices', storedShape(minorPrices))

/** The prices of the variation that lists show. */
export const startingPricesDocument = defineDocument('product-starting-prices', storedShape(minorPrices))

export const bundleDraftDocument = defineDocument('bundle-draft', storedShape(bundleDraftContent))
export const bundleDocument = defineDocument('bundle', storedShape(bundleContent.extend(lookedUp)))
export const bundleCardDocument = defineDocument('bundle-card', storedShape(bundleContent.omit(notOnCards).extend(onCards)))

export const storefrontVersionDocument: StoredDocument<{ pageBlocks: PageBlock[] }> = defineDocument(
  'storefront-version',
  storedShape(z.object({ pageBlocks: z.array(pageBlock) })),
)

type Of<Document> = Document extends StoredDocument<infer Content> ? Content : never
export type ProductCardContent = Of<typeof productCardDocument>
export type BundleCardContent = Of<typeof bundleCardDocument>
