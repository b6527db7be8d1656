import { arrive } from '#web/chunks/arrive.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'

const ofIdentity = () => arrive(import('#contract/identity/identity.ts'))

/** The calls that need no sign-in. */
export const signIn = lazyRoute(
  { name: 'signIn', method: 'POST', path: '/api/customer/identity/sign-in' },
  async () => (await ofIdentity()).signIn,
)

export const signUp = lazyRoute(
  { name: 'signUp', method: 'POST', path: '/api/customer/identity/sign-up' },
  async () => (await ofIdentity()).signUp,
)

export const forgotPassword = lazyRoute(
  { name: 'forgotPassword', method: 'POST', path: '/api/customer/identity/forgot-password' },
  async () => (await ofIdentity()).forgotPassword,
)

export const resetPassword = lazyRoute(
  { name: 'resetPassword', method: 'POST', path: '/api/customer/identity/reset-password' },
  async () => (await ofIdentity()).resetPassword,
)

export const confirmAccount = lazyRoute(
  { name: 'confirmAccount', method: 'POST', path: '/api/customer/identity/confirm-account' },
  async () => (await ofIdentity()).confirmAccount,
)

export const resendConfirmation = lazyRoute(
  { name: 'resendConfirmation', method: 'POST', path: '/api/customer/identity/resend-confirmation' },
  async () => (await ofIdentity()).resendConfirmation,
)
