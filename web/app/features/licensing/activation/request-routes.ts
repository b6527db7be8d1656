import { arrive } from '#web/chunks/arrive.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'

const ofRequests = () => arrive(import('#contract/licensing/activation-requests.ts'))

/** The calls of the page of a plugin's request. Just opening the page makes none. */
export const getActivationRequest = lazyRoute(
  { name: 'getActivationRequest', method: 'GET', path: '/api/customer/activations/{requestId}' },
  async () => (await ofRequests()).getActivationRequest,
)

export const isActivationCompleted = lazyRoute(
  { name: 'isActivationCompleted', method: 'GET', path: '/api/customer/activations/{requestId}/completed' },
  async () => (await ofRequests()).isActivationCompleted,
)

export const fulfillWithLicense = lazyRoute(
  { name: 'fulfillWithLicense', method: 'POST', path: '/api/customer/activations/{requestId}/license' },
  async () => (await ofRequests()).fulfillWithLicense,
)

export const fulfillWithTrial = lazyRoute(
  { name: 'fulfillWithTrial', method: 'POST', path: '/api/customer/activations/{requestId}/trial' },
  async () => (await ofRequests()).fulfillWithTrial,
)

export const cancelActivation = lazyRoute(
  { name: 'cancelActivation', method: 'POST', path: '/api/customer/activations/{requestId}/cancel' },
  async () => (await ofRequests()).cancelActivation,
)
