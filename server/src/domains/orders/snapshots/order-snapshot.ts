import { z } from 'zod'
import { licensePolicy, productCategory, productType, recurrence } from '#contract/catalog/catalog.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import { defineDocument, upgradeFrom } from '#platform/database/stored-document.ts'
import { minorUnits, storedPrices } from '#platform/database/stored-values.ts'
import { firstOrderSnapshot, fromFirstSnapshot } from './order-snapshot.v1.ts'

/** A variation with the creator's own prices; those in other currencies follow from them. */
const variation = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  prices: storedPrices,
  tiers: z.array(z.object({ minQuantity: z.int(), prices: storedPrices })),
  recurrence,
  licensePolicy,
})

const discount = z.object({
  name: z.string(),
  description: z.string().nullable(),
  percentage: z.number().nullable(),
  amounts: storedPrices.nullable(),
  isExclusive: z.boolean(),
  endsAt: z.string().nullable(),
  recurringPaymentUseCount: z.int().nullable(),
  variationId: z.string().nullable(),
})

const step = z.object({
  why: z.enum(['price', 'tier', 'sale', 'owned', 'upgrade', 'coupon', 'tax-added', 'tax-left-out']),
  text: z.string(),
  amount: minorUnits,
})

const shared = {
  creatorId: z.string(),
  creatorName: z.string(),
  creatorSlug: z.string(),
  itemId: z.string(),
  name: z.string(),
  tagline: z.string().nullable(),
  /** The one bought, and the item's default if that is another. */
  variations: z.array(variation),
  mainVariationId: z.string().nullable(),
  sales: z.array(discount),
  variationId: z.string(),
  quantity: z.int(),
  original: minorUnits,
  discount: minorUnits,
  subtotal: minorUnits,
  due: minorUnits,
  /** Whether its price is a discounted one. */
  isOnSale: z.boolean(),
  steps: z.array(step),
  /** The licenses it gave, by product; null until it is paid. */
  licenses: z.record(z.string(), z.array(z.string())).nullable(),
}

const line = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('product'),
    type: productType,
    category: productCategory,
    iconUrl: z.string().nullable(),
    formats: z.array(z.string()),
    publishedAt: z.string(),
    ...shared,
  }),
  z.object({
    kind: z.literal('bundle'),
    imageUrl: z.string().nullable(),
    isPartial: z.boolean(),
    productCount: z.int(),
    /** How many of its products were new to the buyer; missing where all were, or it was not recorded. */
    newProducts: z.int().optional(),
    /** The sum of its products' own prices. */
    separatePrices: storedPrices,
    ...shared,
  }),
])
export type SnapshotLine = z.infer<typeof line>

const snapshot = z.object({
  /** Units of each currency for one US dollar, by which prices in other currencies were shown. */
  rates: z.record(z.string(), z.number()).transform((rates) => rates as Partial<ExchangeRates>),
  coupons: z.array(
    z.object({ id: z.string(), code: z.string(), creatorId: z.string(), name: z.string(), description: z.string().nullable() }),
  ),
  total: z.object({ original: minorUnits, discount: minorUnits, subtotal: minorUnits, tax: minorUnits, due: minorUnits }),
  lines: z.array(line),
})

/** An order as it was when its payment began, which is what is charged: in minor units, and as a record, not as an answer of the API. */
export type OrderSnapshot = z.infer<typeof snapshot>

export const snapshotDocument = defineDocument<OrderSnapshot>('order-snapshot', snapshot, [
  upgradeFrom(firstOrderSnapshot, fromFirstSnapshot),
])
