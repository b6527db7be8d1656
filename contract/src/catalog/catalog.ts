import { z } from 'zod'
import { bundleId, creatorId, productId, variationId } from '../core/ids.ts'
import { priceMap } from '../core/money.ts'
import { sound } from '../media/sounds.ts'
import { audioSample } from './blocks/audio-player/schema.ts'
import { shownBlock } from './page-blocks.ts'
import { traits } from './traits.ts'

export const productTypes = ['Plugin', 'DigitalProduct'] as const
export const productCategories = [
  'Plugin',
  'SamplePack',
  'PresetPack',
  'MIDIPack',
  'EBookGuide',
  'DAWTemplate',
  'CourseTutorial',
  'ProjectFile',
] as const
export const productType = z.enum(productTypes)
export const productCategory = z.enum(productCategories)
export type ProductType = z.infer<typeof productType>
export type ProductCategory = z.infer<typeof productCategory>

export const cycleLengths = ['Daily', 'Weekly', 'Monthly', 'Quarterly', 'Yearly'] as const
export const cycleLength = z.enum(cycleLengths)
export type CycleLength = z.infer<typeof cycleLength>
export const recurrence = z.discriminatedUnion('type', [
  z.object({ type: z.literal('OneOff') }),
  z.object({ type: z.literal('Recurring'), cycleLength }),
])
export type Recurrence = z.infer<typeof recurrence>

const discountFields = {
  name: z.string(),
  description: z.string().nullable(),
  /** The reduction of the unit price, by currency. */
  total: priceMap,
  isExclusive: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  recurringPaymentUseCount: z.number().int().nullable(),
}
export const discount = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PercentageOffDiscount'), percentage: z.number(), ...discountFields }),
  z.object({ type: z.literal('FlatAmountOffDiscount'), amount: priceMap, ...discountFields }),
])
export type Discount = z.infer<typeof discount>

export const pricingTier = z.object({ minQuantity: z.number().int(), originalPrice: priceMap, price: priceMap })

/** What a license of this variation allows; digital products have no seats. */
export const licensePolicy = z.object({
  seats: z.number().int(),
  offlineActivation: z.boolean(),
  trialDays: z.number().int(),
  trialNeedsAccount: z.boolean(),
})
export type LicensePolicy = z.infer<typeof licensePolicy>

/** Offers for owners: a bigger product of the same line, or a different product. */
export const ownerPriceKinds = ['Upgrade', 'Crossgrade'] as const
export const ownerPriceKind = z.enum(ownerPriceKinds)
export type OwnerPriceKind = z.infer<typeof ownerPriceKind>

export const variation = z.object({
  id: variationId,
  name: z.string(),
  description: z.string().nullable(),
  originalPrice: priceMap,
  price: priceMap,
  hasDiscount: z.boolean(),
  discount: discount.nullable(),
  recurrence,
  pricingTiers: z.array(pricingTier),
  licensePolicy,
  /** On cards and in carts: public products of the same creator whose owners pay less for this one; left out if there are none. */
  lessForOwnersOf: z.array(productId).optional(),
  /** Why the signed-in user pays less than others; left out if they do not. */
  reason: z.string().optional(),
})
export type Variation = z.infer<typeof variation>

export const productImage = z.object({
  id: z.uuid(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  assets: z.object({ FullSize: z.string(), HalfSize: z.string() }),
})
export type ProductImage = z.infer<typeof productImage>

/** The systems of a plugin, or the contents of a pack. */
export const compatibility = z.object({
  systems: z.array(z.object({ name: z.string(), note: z.string().nullable(), formats: z.array(z.string()) })),
  hosts: z.array(z.string()),
  contents: z.array(z.object({ label: z.string(), value: z.string() })),
})
export type Compatibility = z.infer<typeof compatibility>

/** The first audio sample of a product, for cards, rows and the player. */
export const audition = audioSample.extend({ sounds: z.record(z.string(), sound) })
export type Audition = z.infer<typeof audition>

const creatorOf = z.object({ name: z.string(), slug: creatorId })

/** A product as cards and rows show it. */
export const productCard = z.object({
  id: productId,
  creatorId,
  name: z.string(),
  tagline: z.string().nullable(),
  iconUrl: z.string().nullable(),
  type: productType,
  category: productCategory,
  creator: creatorOf,
  pricingConfiguration: variation.nullable(),
  /** The cheapest variation, if it is not the default one: lists say "from", and filter and sort by this price. */
  startingPrice: variation.pick({ originalPrice: true, price: true, recurrence: true }).optional(),
  /** A trial that can be started from its page, and the variation that it is of, if that is not the default one; left out if there is none. */
  trial: z.object({ days: z.number().int(), needsAccount: z.boolean(), variation: variation.optional() }).optional(),
  formats: z.array(z.string()),
  audition: audition.nullable(),
  publishedAt: z.iso.datetime(),
})
export type ProductCard = z.infer<typeof productCard>

export const product = productCard.extend({
  description: z.string().nullable(),
  descriptionHtml: z.string(),
  pageBlocks: z.array(shownBlock),
  images: z.array(productImage),
  variations: z.array(variation),
  compatibility,
  /** The plugin that a pack says it needs, if its creator sells that here; left out if not. */
  neededPlugin: z.object({ id: productId, name: z.string() }).optional(),
  traits,
  tags: z.array(z.string()),
  currentVersion: z.string().nullable(),
  releasedAt: z.iso.datetime().nullable(),
  /** Its creator delivers it: there is no download here, and the license says where to get it. */
  deliveredElsewhere: z.boolean(),
  /** Its creator cannot sell anything new at the moment. */
  isSuspended: z.boolean(),
  sounds: z.record(z.string(), sound),
})
export type Product = z.infer<typeof product>

export const bundleCard = z.object({
  id: bundleId,
  creatorId,
  name: z.string(),
  tagline: z.string().nullable(),
  imageUrl: z.string().nullable(),
  partial: z.boolean(),
  creator: creatorOf,
  pricingConfiguration: variation.nullable(),
  productCount: z.number().int(),
  /** The price of the products bought separately today, sales included. */
  separatePrice: priceMap,
  /** In lists: its first audio sample. */
  audition: audition.nullable().optional(),
})
export type BundleCard = z.infer<typeof bundleCard>

export const bundle = bundleCard.extend({
  iconUrl: z.string().nullable(),
  description: z.string().nullable(),
  descriptionHtml: z.string(),
  pageBlocks: z.array(shownBlock),
  images: z.array(productImage),
  variations: z.array(variation),
  products: z.array(productCard.extend({ included: z.boolean() })),
  /** Part of it is delivered by its creator and not downloaded here. */
  deliveredElsewhere: z.boolean(),
  /** Its creator cannot sell anything new at the moment. */
  isSuspended: z.boolean(),
  sounds: z.record(z.string(), sound),
})
export type Bundle = z.infer<typeof bundle>
