import { arrive } from '#web/chunks/arrive.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'

const ofCommunications = () => arrive(import('#contract/email/communications.ts'))

/** The calls of the page behind an e-mail's link. */
export const getPreferences = lazyRoute(
  { name: 'getPreferences', method: 'GET', path: '/api/customer/communications/preferences' },
  async () => (await ofCommunications()).getPreferences,
)

export const setPreferences = lazyRoute(
  { name: 'setPreferences', method: 'POST', path: '/api/customer/communications/preferences' },
  async () => (await ofCommunications()).setPreferences,
)

export const confirmSubscription = lazyRoute(
  { name: 'confirmSubscription', method: 'POST', path: '/api/customer/communications/confirm' },
  async () => (await ofCommunications()).confirmSubscription,
)

export const unsubscribe = lazyRoute(
  { name: 'unsubscribe', method: 'POST', path: '/api/customer/communications/unsubscribe' },
  async () => (await ofCommunications()).unsubscribe,
)
