import { arrive } from '#web/chunks/arrive.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'

const ofOrders = () => arrive(import('#contract/orders/orders.ts'))

/** The calls of the cart. An empty cart makes none. */
export const getOrder = lazyRoute(
  { name: 'getOrder', method: 'GET', path: '/api/storefront/orders/{orderId}' },
  async () => (await ofOrders()).getOrder,
)

export const patchOrder = lazyRoute(
  { name: 'patchOrder', method: 'PATCH', path: '/api/storefront/orders/{orderId}' },
  async () => (await ofOrders()).patchOrder,
)

export const applyCoupon = lazyRoute(
  { name: 'applyCoupon', method: 'PATCH', path: '/api/storefront/orders/{orderId}/coupon' },
  async () => (await ofOrders()).applyCoupon,
)

export const removeCoupon = lazyRoute(
  { name: 'removeCoupon', method: 'DELETE', path: '/api/storefront/orders/{orderId}/coupon' },
  async () => (await ofOrders()).removeCoupon,
)

export const getCartHints = lazyRoute(
  { name: 'getCartHints', method: 'GET', path: '/api/storefront/orders/{orderId}/hints' },
  async () => (await arrive(import('#contract/orders/cart-hints.ts'))).getCartHints,
)
