import { z } from 'zod'
import { bundleCard, discount, productCard, variation } from '../catalog/catalog.ts'
import { address } from '../core/address.ts'
import { bundleId, creatorId, licenseId, orderId, productId, variationId } from '../core/ids.ts'
import { misses } from '../core/misses.ts'
import { currency, money, priceMap } from '../core/money.ts'
import { route } from '../core/route.ts'

/** A creator's own channels, for which the fee is lower. */
export const channels = ['Embed', 'BuyLink', 'Site'] as const
export type Channel = (typeof channels)[number]

export const orderStatuses = ['Open', 'PaymentProcessing', 'Paid', 'Completed', 'Failed'] as const

export const lineTotal = z.object({ original: money, discount: money, subtotal: money, due: money })
export const orderTotal = lineTotal.extend({ taxes: money })

/** One step of a line's price; the amounts add up to what is due. */
export const priceStep = z.object({
  why: z.enum(['price', 'tier', 'sale', 'owned', 'upgrade', 'coupon', 'tax-added', 'tax-left-out']),
  words: z.string(),
  amount: money,
})

export const appliedCoupon = z.object({
  id: z.string(),
  code: z.string(),
  creatorId,
  name: z.string(),
  description: z.string().nullable(),
})
export type AppliedCoupon = z.infer<typeof appliedCoupon>

/** The result of a line once the order is Completed: its licenses, for a bundle by product. */
export const fulfillment = z.discriminatedUnion('type', [
  z.object({ type: z.literal('License'), licenseIds: z.array(licenseId) }),
  z.object({ type: z.literal('Bundle'), productLicenses: z.record(productId, z.array(licenseId)) }),
])
export type Fulfillment = z.infer<typeof fulfillment>

const itemFields = {
  /** kind/creatorId/itemId/variationId */
  id: z.string(),
  creatorId,
  quantity: z.number().int(),
  variationId,
  isDefaultVariation: z.boolean(),
  partial: z.boolean(),
  total: lineTotal,
  /** The unit price in every currency, as on a card. */
  price: priceMap,
  variation,
  appliedDiscount: discount.nullable(),
  steps: z.array(priceStep),
  fulfillment: fulfillment.optional(),
}

export const orderItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Product'), productId, product: productCard, ...itemFields }),
  z.object({
    type: z.literal('Bundle'),
    bundleId,
    bundle: bundleCard,
    /** How many of its products the buyer does not own yet; left out if that is all of them. */
    newProducts: z.number().int().optional(),
    ...itemFields,
  }),
])
export type OrderItem = z.infer<typeof orderItem>

export const orderCustomer = z.object({
  name: z.string().nullable(),
  businessName: z.string().nullable(),
  taxId: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: address.nullable(),
  validAddress: z.boolean(),
})

/** An order as the storefront API shows it: Open also while a payment is in progress, Completed as soon as it is paid. */
export const order = z.object({
  id: orderId,
  currency,
  status: z.enum(['Open', 'Completed', 'Failed']),
  customer: orderCustomer.nullable(),
  couponsApplied: z.array(appliedCoupon),
  total: orderTotal,
  items: z.array(orderItem),
  checkoutUrl: z.string().nullable(),
  embeddedCheckoutUrl: z.string().nullable(),
})
export type Order = z.infer<typeof order>

export const quantity = z.number({ error: 'Enter a quantity' }).int('Use a whole number').min(1, 'Use 1 to 999').max(999, 'Use 1 to 999')

/** SDKs send whole products, prices and totals; those are ignored. */
const wantedItem = z.looseObject({
  type: z.enum(['Product', 'Bundle']),
  productId: productId.optional(),
  bundleId: bundleId.optional(),
  creatorId,
  variationId,
  quantity,
  /**
   * The creator's own channel of this line, for which the creator pays a lower fee. Lines from the creator's own site are known by the
   * request itself.
   */
  via: z.enum(['Embed', 'BuyLink']).optional().catch(undefined),
})

export const wantedOrder = z.looseObject({ currency, items: z.array(wantedItem).max(50, 'Use at most 50 lines') })

const params = z.object({ orderId })

export const getOrder = route({
  name: 'getOrder',
  misses: misses.orders,
  method: 'GET',
  path: '/api/storefront/orders/{orderId}',
  summary: 'An order; while it is Open, anyone with its id can see it',
  access: 'public',
  params,
  answers: { 200: order },
})

export const patchOrder = route({
  name: 'patchOrder',
  method: 'PATCH',
  path: '/api/storefront/orders/{orderId}',
  summary: 'Sets what is in the cart; the server returns the prices',
  access: 'public',
  params,
  query: z.looseObject({ checkout: z.enum(['true', 'false']).optional(), returnUrl: z.string().max(2000).optional() }),
  body: wantedOrder,
  bodyLimit: 2 * 1024 * 1024,
  limit: { burst: 6_000, perSeconds: 60 },
  answers: { 200: order },
})

export const couponCode = z.string().trim().min(1, 'Enter a code').max(40, 'Use at most 40 characters')

export const applyCoupon = route({
  name: 'applyCoupon',
  misses: misses.orders,
  method: 'PATCH',
  path: '/api/storefront/orders/{orderId}/coupon',
  summary: 'Applies a coupon code to the order',
  access: 'public',
  params,
  query: z.object({ code: couponCode }),
  /** Limits guessing: a valid code does not count. */
  limit: { burst: 20, perSeconds: 300 },
  answers: { 200: order },
})

export const removeCoupon = route({
  name: 'removeCoupon',
  misses: misses.orders,
  method: 'DELETE',
  path: '/api/storefront/orders/{orderId}/coupon',
  summary: 'Removes a coupon from the order',
  access: 'public',
  params,
  query: z.object({ id: z.string().max(40), creator: creatorId, code: couponCode }),
  answers: { 200: order },
})
