import { arrive } from '#web/chunks/arrive.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'

const ofCheckout = () => arrive(import('#contract/payments/checkout.ts'))

/** The calls of a checkout. A guest makes none before entering something. */
export const getCheckout = lazyRoute(
  { name: 'getCheckout', method: 'GET', path: '/api/storefront/checkouts/{orderId}' },
  async () => (await ofCheckout()).getCheckout,
)

export const saveCheckout = lazyRoute(
  { name: 'saveCheckout', method: 'PUT', path: '/api/storefront/checkouts/{orderId}' },
  async () => (await ofCheckout()).saveCheckout,
)

export const getPayment = lazyRoute(
  { name: 'getPayment', method: 'GET', path: '/api/storefront/checkouts/{orderId}/payment' },
  async () => (await ofCheckout()).getPayment,
)

export const startPayment = lazyRoute(
  { name: 'startPayment', method: 'POST', path: '/api/storefront/checkouts/{orderId}/payment' },
  async () => (await ofCheckout()).startPayment,
)

export const confirmPayment = lazyRoute(
  { name: 'confirmPayment', method: 'POST', path: '/api/storefront/checkouts/{orderId}/confirmation' },
  async () => (await ofCheckout()).confirmPayment,
)

export const cancelPayment = lazyRoute(
  { name: 'cancelPayment', method: 'POST', path: '/api/storefront/checkouts/{orderId}/cancellation' },
  async () => (await ofCheckout()).cancelPayment,
)

export const forgetSavedCard = lazyRoute(
  { name: 'forgetSavedCard', method: 'DELETE', path: '/api/customer/saved-card' },
  async () => (await arrive(import('#contract/payments/saved-card.ts'))).forgetSavedCard,
)
