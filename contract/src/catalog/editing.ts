import { z } from 'zod'
import { currencyRules, minorUnitsOf } from '../core/currencies.ts'
import { productId, variationId } from '../core/ids.ts'
import { currency } from '../core/money.ts'
import { compatibility, licensePolicy, ownerPriceKind, recurrence } from './catalog.ts'
import { pageBlocks } from './page-blocks.ts'
import { noTraits } from './trait-rules.ts'
import { draftTraits } from './traits.ts'

/** Drafts: they are saved while still incomplete, and only checked against the checklist when published. */

const atMost = (limit: number) => z.string().max(limit, `Use at most ${limit} characters`)

/** Decimal amounts by currency; a missing currency is derived from USD. */
export const draftPrices = z
  .partialRecord(currency, z.number({ error: 'Enter an amount' }).min(0, 'Use 0 or more').max(1_000_000, 'Use at most 1,000,000'))
  .superRefine((prices, context) => {
    for (const [name, amount] of Object.entries(prices)) {
      const code = currency.parse(name)
      const scaled = amount * minorUnitsOf(code)
      if (Math.abs(scaled - Math.round(scaled)) > 1e-6) {
        context.addIssue({ code: 'custom', path: [code], message: currencyRules[code].tooManyDecimals })
      }
    }
  })
export type DraftPrices = z.infer<typeof draftPrices>

const draftTier = z.object({
  minQuantity: z.number({ error: 'Enter a quantity' }).int('Use a whole number').min(2, 'Tiers start at 2').max(999, 'Use at most 999'),
  prices: draftPrices,
})

/** The price for owners of one of these products of the same creator. */
const draftOwnerPrice = z.object({
  kind: ownerPriceKind,
  productIds: z
    .array(productId)
    .max(20, 'Use at most 20 products')
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each product once'),
  prices: draftPrices,
})
export type DraftOwnerPrice = z.infer<typeof draftOwnerPrice>

export const draftVariation = z.object({
  id: variationId,
  name: atMost(60),
  description: atMost(140).nullable(),
  prices: draftPrices,
  recurrence,
  tiers: z.array(draftTier).max(10, 'Use at most 10 tiers'),
  licensePolicy: licensePolicy.extend({
    seats: z.number().int().min(0, 'Use 0 to 50').max(50, 'Use 0 to 50'),
    trialDays: z.number().int().min(0, 'Use 0 to 365').max(365, 'Use 0 to 365'),
  }),
  /** For products that are bought once; a bundle deducts what the buyer owns by itself. */
  ownerPrices: z.array(draftOwnerPrice).max(5, 'Use at most 5 prices for owners').optional(),
})
export type DraftVariation = z.infer<typeof draftVariation>

const oneToTen = <Variation extends typeof draftVariation | typeof bundleVariation>(one: Variation) =>
  z
    .array(one)
    .max(10, 'Use at most 10 variations')
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two variations have the same id')

const bundleVariation = draftVariation.omit({ ownerPrices: true })

const draftImage = z.object({ id: z.uuid(), alt: atMost(300) })

/** The address of an image that was uploaded here. */
const ownPicture = z
  .string()
  .max(300)
  .regex(/^\/files\/images\/[\w/.-]+$/, 'Upload an image')

const texts = {
  name: atMost(80),
  tagline: atMost(160).nullable(),
  description: atMost(20_000).nullable(),
  iconUrl: ownPicture.nullable(),
  images: z.array(draftImage).max(20, 'Use at most 20 images'),
  pageBlocks,
}

const shortText = atMost(100)
const draftCompatibility = compatibility.extend({
  systems: z.array(z.object({ name: shortText, note: shortText.nullable(), formats: z.array(shortText).max(10) })).max(10),
  hosts: z.array(shortText).max(40),
  contents: z.array(z.object({ label: shortText, value: atMost(300) })).max(30),
})

/** Where the creator delivers it, as a sentence or a link. Buyers click it, so it must not be an unencrypted link. */
export const externalFulfillment = atMost(500).refine((text) => !/(?<!https):\/\//i.test(text), 'Use links that start with https://')

export const productDraft = z.object({
  ...texts,
  variations: oneToTen(draftVariation),
  compatibility: draftCompatibility,
  traits: draftTraits.default(noTraits),
  tags: z.array(z.string().trim().min(1).max(40, 'Use at most 40 characters')).max(20, 'Use at most 20 tags'),
  externalFulfillment: externalFulfillment.nullable(),
})
export type ProductDraft = z.infer<typeof productDraft>

export const bundleDraft = z.object({
  ...texts,
  variations: oneToTen(bundleVariation),
  imageUrl: ownPicture.nullable(),
  productIds: z
    .array(productId)
    .max(50, 'Use at most 50 products')
    .refine((ids) => new Set(ids).size === ids.length, 'A bundle can’t hold a product twice'),
  partial: z.boolean(),
})
export type BundleDraft = z.infer<typeof bundleDraft>

export const itemStates = ['Draft', 'Live', 'Archived'] as const
export const itemState = z.enum(itemStates)
export type ItemState = z.infer<typeof itemState>

/** The revision that the caller last saw. If somebody else has saved since, nothing is overwritten (409). */
export const revision = z.number().int().min(0).max(2_000_000_000)

const person = z.object({ id: z.string(), name: z.string() })

export const savedDraft = z.object({ revision: z.number().int(), savedAt: z.iso.datetime(), savedBy: person.nullable() })
export type SavedDraft = z.infer<typeof savedDraft>

/** What has to be done before publishing, in the order of the form. */
export const checklist = z.array(z.object({ what: z.string(), words: z.string(), done: z.boolean() }))
export type Checklist = z.infer<typeof checklist>

export const publishedVersion = z.object({
  number: z.number().int(),
  at: z.iso.datetime(),
  by: person.nullable(),
  name: z.string(),
  isCurrent: z.boolean(),
})
export type PublishedVersion = z.infer<typeof publishedVersion>

/** The maximum size of a draft in bytes: images and sounds can be inline until it is saved. */
export const draftBodyLimit = 24 * 1024 * 1024
