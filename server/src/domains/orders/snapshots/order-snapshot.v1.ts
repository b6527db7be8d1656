import { z } from 'zod'
import { round } from '#kernel/money.ts'

// The first version was the API's answer of that day, with decimal amounts and every price in every currency.
const prices = z.record(z.string(), z.number())
const money = z.object({ currency: z.string(), amount: z.number() })
const total = { original: money, discount: money, subtotal: money, due: money }

const discountFields = {
  name: z.string(),
  description: z.string().nullable(),
  isExclusive: z.boolean(),
  expiresAt: z.string().nullable(),
  recurringPaymentUseCount: z.number().nullable(),
}
const discount = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PercentageOffDiscount'), percentage: z.number(), ...discountFields }),
  z.object({ type: z.literal('FlatAmountOffDiscount'), amount: prices, ...discountFields }),
])

const variation = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  originalPrice: prices,
  discount: discount.nullable(),
  recurrence: z.unknown(),
  pricingTiers: z.array(z.object({ minQuantity: z.number(), originalPrice: prices })),
  licensePolicy: z.unknown(),
})
type Variation = z.infer<typeof variation>

const card = {
  name: z.string(),
  tagline: z.string().nullable(),
  creator: z.object({ name: z.string(), slug: z.string() }),
  pricingConfiguration: variation.nullable(),
}

const itemFields = {
  creatorId: z.string(),
  quantity: z.number(),
  variationId: z.string(),
  total: z.object(total),
  variation,
  appliedDiscount: discount.nullable(),
  steps: z.array(z.object({ why: z.string(), words: z.string(), amount: money })),
  fulfillment: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('License'), licenseIds: z.array(z.string()) }),
      z.object({ type: z.literal('Bundle'), productLicenses: z.record(z.string(), z.array(z.string())) }),
    ])
    .optional(),
}
const item = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('Product'),
    productId: z.string(),
    product: z.object({
      ...card,
      iconUrl: z.string().nullable(),
      type: z.string(),
      category: z.string(),
      formats: z.array(z.string()),
      publishedAt: z.string(),
    }),
    ...itemFields,
  }),
  z.object({
    type: z.literal('Bundle'),
    bundleId: z.string(),
    partial: z.boolean(),
    bundle: z.object({ ...card, imageUrl: z.string().nullable(), productCount: z.number(), separatePrice: prices }),
    ...itemFields,
  }),
])
type Item = z.infer<typeof item>

export const firstOrderSnapshot = z.object({
  couponsApplied: z.array(z.unknown()),
  total: z.object({ ...total, taxes: money }),
  items: z.array(item),
})
type First = z.infer<typeof firstOrderSnapshot>

/** The currencies as of this version, whatever the shop has since. */
const toMinor = (amount: number, currency: string): number => round(amount * (currency === 'JPY' ? 1 : 100))
const minorOf = ({ amount, currency }: z.infer<typeof money>): number => toMinor(amount, currency)
const pricesOf = (decimals: Record<string, number>) =>
  Object.fromEntries(Object.entries(decimals).map(([currency, amount]) => [currency, toMinor(amount, currency)]))

const variationOf = ({ id, name, description, originalPrice, pricingTiers, recurrence, licensePolicy }: Variation) => ({
  id,
  name,
  description,
  prices: pricesOf(originalPrice),
  tiers: pricingTiers.map((tier) => ({ minQuantity: tier.minQuantity, prices: pricesOf(tier.originalPrice) })),
  recurrence,
  licensePolicy,
})

const discountOf = ({ id, discount: on }: Variation) =>
  on && {
    name: on.name,
    description: on.description,
    percentage: on.type === 'PercentageOffDiscount' ? on.percentage : null,
    amounts: on.type === 'FlatAmountOffDiscount' ? pricesOf(on.amount) : null,
    isExclusive: on.isExclusive,
    endsAt: on.expiresAt,
    recurringPaymentUseCount: on.recurringPaymentUseCount,
    variationId: id,
  }

const licensesOf = ({ fulfillment, ...one }: Item) => {
  if (!fulfillment) return null
  if (fulfillment.type === 'Bundle') return fulfillment.productLicenses
  return { [one.type === 'Product' ? one.productId : one.bundleId]: fulfillment.licenseIds }
}

const sharedOf = (one: Item) => {
  const { name, tagline, creator, pricingConfiguration: main } = one.type === 'Product' ? one.product : one.bundle
  const variations = main && main.id !== one.variation.id ? [main, one.variation] : [one.variation]
  return {
    creatorId: one.creatorId,
    creatorName: creator.name,
    creatorSlug: creator.slug,
    name,
    tagline,
    variations: variations.map(variationOf),
    mainVariationId: main?.id ?? null,
    sales: variations.flatMap((each) => discountOf(each) ?? []),
    variationId: one.variationId,
    quantity: one.quantity,
    original: minorOf(one.total.original),
    discount: minorOf(one.total.discount),
    subtotal: minorOf(one.total.subtotal),
    due: minorOf(one.total.due),
    isOnSale: one.appliedDiscount !== null,
    steps: one.steps.map(({ why, words: text, amount }) => ({ why, text, amount: minorOf(amount) })),
    licenses: licensesOf(one),
  }
}

const lineOf = (one: Item) => {
  if (one.type === 'Product') {
    const { type, category, iconUrl, formats, publishedAt } = one.product
    return { kind: 'product', itemId: one.productId, type, category, iconUrl, formats, publishedAt, ...sharedOf(one) }
  }
  const { imageUrl, productCount, separatePrice } = one.bundle
  const own = { imageUrl, isPartial: one.partial, productCount, separatePrices: pricesOf(separatePrice) }
  return { kind: 'bundle', itemId: one.bundleId, ...own, ...sharedOf(one) }
}

/** Every price was stored in every currency of that day, so no rates are needed. */
export const fromFirstSnapshot = ({ couponsApplied, total: sums, items }: First) => ({
  rates: {},
  coupons: couponsApplied,
  total: {
    original: minorOf(sums.original),
    discount: minorOf(sums.discount),
    subtotal: minorOf(sums.subtotal),
    tax: minorOf(sums.taxes),
    due: minorOf(sums.due),
  },
  lines: items.map(lineOf),
})
