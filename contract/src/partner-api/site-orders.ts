import { z } from 'zod'
import { accountProduct } from '../catalog/account-items.ts'
import { bundleId, creatorId, orderId, productId, variationId } from '../core/ids.ts'
import { misses } from '../core/misses.ts'
import { currency, priceMap } from '../core/money.ts'
import { route } from '../core/route.ts'
import { appliedCoupon, couponCode, fulfillment, lineTotal, orderCustomer, orderStatuses, orderTotal, quantity } from '../orders/orders.ts'
import { checkoutForm } from '../payments/checkout.ts'
import { siteDiscount, siteVariation } from './site-items.ts'

/**
 * The cart for the SDKs of creators' own sites, in a creator's scope with that creator's lines only. It is the same order as at
 * /api/storefront, in another format; at the root it may have lines of several creators.
 */

const lineProduct = accountProduct.pick({ id: true, name: true, tagline: true, iconUrl: true })

const itemFields = {
  /** kind/itemId/variationId in a creator's scope, kind/creatorId/itemId/variationId at the root. */
  id: z.string(),
  creatorId,
  quantity: z.number().int(),
  variationId,
  isDefaultVariation: z.boolean(),
  total: lineTotal,
  price: priceMap,
  variation: siteVariation,
  appliedDiscount: siteDiscount.optional(),
  fulfillment: fulfillment.optional(),
}

export const siteOrderItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Product'), productId, product: lineProduct, ...itemFields }),
  z.object({
    type: z.literal('Bundle'),
    bundleId,
    partial: z.boolean(),
    bundle: lineProduct.extend({ products: z.array(lineProduct.extend({ included: z.boolean() })) }),
    ...itemFields,
  }),
])
export type SiteOrderItem = z.infer<typeof siteOrderItem>

export const siteOrder = z.object({
  id: orderId,
  /** The real status: an order that is being paid is not Open here. */
  status: z.enum(orderStatuses),
  currency,
  /** null while nothing was entered; once the order is no longer Open, only the buyer gets its fields. */
  customer: orderCustomer.nullable(),
  couponsApplied: z.array(appliedCoupon.extend({ description: z.string() })),
  total: orderTotal,
  items: z.array(siteOrderItem),
  /** Set while there is something to pay. The first one is the variant requested with `embedded`. */
  checkoutUrl: z.string().optional(),
  hostedCheckoutUrl: z.string().optional(),
  embeddedCheckoutUrl: z.string().optional(),
})
export type SiteOrder = z.infer<typeof siteOrder>

/** Whole products, prices, totals and offers are sent; those are ignored. */
const wantedItem = z.looseObject({
  type: z.enum(['Product', 'Bundle']),
  productId: productId.optional(),
  bundleId: bundleId.optional(),
  /** Required at the root; in a creator's scope it is known. */
  creatorId: creatorId.optional(),
  variationId,
  quantity: quantity.default(1),
})

export const wantedSiteOrder = z.looseObject({
  /** The cart's currency if left out. */
  currency: currency.optional(),
  items: z.array(wantedItem).max(50, 'Use at most 50 lines'),
})

const flag = z.enum(['true', 'false']).optional()
/** What kind of checkout, and where it returns to; `finalize` and utm values may be sent too. */
const checkout = z.looseObject({ checkout: flag, returnUrl: z.string().max(2000).optional(), embedded: flag })

const ofOrder = {
  access: 'public',
  scope: 'creator',
  params: z.object({ orderId }),
  answers: { 200: siteOrder },
} as const

export const getSiteOrder = route({
  ...ofOrder,
  name: 'getSiteOrder',
  misses: misses.orders,
  method: 'GET',
  path: '/api/customer/orders/{orderId}',
  summary: 'An order with its true status; in a creator’s scope only one of that creator’s lines',
  query: checkout,
})

export const patchSiteOrder = route({
  ...ofOrder,
  name: 'patchSiteOrder',
  method: 'PATCH',
  path: '/api/customer/orders/{orderId}',
  summary: 'Sets what is in the cart. Items added through a creator’s scope count as sold on that creator’s own site',
  query: checkout,
  body: wantedSiteOrder,
  bodyLimit: 2 * 1024 * 1024,
  limit: { burst: 6_000, perSeconds: 60 },
})

export const applySiteCoupon = route({
  ...ofOrder,
  name: 'applySiteCoupon',
  misses: misses.orders,
  method: 'PATCH',
  path: '/api/customer/orders/{orderId}/coupon',
  summary: 'Applies a coupon code to the order',
  query: z.object({ code: couponCode }),
  /** Limits guessing: a valid code does not count. */
  limit: { burst: 20, perSeconds: 300 },
})

export const removeSiteCoupon = route({
  ...ofOrder,
  name: 'removeSiteCoupon',
  misses: misses.orders,
  method: 'DELETE',
  path: '/api/customer/orders/{orderId}/coupon',
  summary: 'Removes a code from the order, even one that isn’t on it',
  query: z.object({ code: couponCode }),
})

export const clearSiteCoupons = route({
  ...ofOrder,
  name: 'clearSiteCoupons',
  misses: misses.orders,
  method: 'DELETE',
  path: '/api/customer/orders/{orderId}/coupons',
  summary: 'Removes every code from the order',
})

export const billingDetails = checkoutForm.omit({ consent: true })

export const addBillingDetails = route({
  ...ofOrder,
  name: 'addBillingDetails',
  misses: misses.orders,
  method: 'PATCH',
  path: '/api/customer/orders/{orderId}/billing-details',
  summary: 'Saves the buyer’s details for the checkout; returns totals with the tax of their country',
  body: billingDetails,
})

export const removeBillingDetails = route({
  ...ofOrder,
  name: 'removeBillingDetails',
  misses: misses.orders,
  method: 'DELETE',
  path: '/api/customer/orders/{orderId}/billing-details',
  summary: 'Deletes the buyer’s details and their consent',
})
