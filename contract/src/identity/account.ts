import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { email } from '../core/text.ts'
import { mailedCode } from './identity.ts'

export const sessionId = prefixedId('ses')

const session = z.object({
  id: sessionId,
  isCurrent: z.boolean(),
  /** Such as "Firefox on Linux", as far as the User-Agent says. */
  device: z.string(),
  network: z.string(),
  /** The creator whose site or plugin signed in; null for this shop. */
  creatorId: z.string().nullable(),
  creatorName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type Session = z.infer<typeof session>

export const listSessions = route({
  name: 'listSessions',
  method: 'GET',
  path: '/api/customer/identity/sessions',
  summary: 'Where this account is signed in, the newest first',
  access: 'signed-in',
  answers: { 200: z.array(session) },
})

export const endSession = route({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/customer/identity/sessions/{sessionId}',
  summary: 'Signs out one of them',
  access: 'signed-in',
  params: z.object({ sessionId }),
  answers: { 204: null },
})

export const signOutEverywhere = route({
  name: 'signOutEverywhere',
  method: 'POST',
  path: '/api/customer/identity/sign-out-everywhere',
  summary: 'Ends every session of the account, this one too',
  access: 'signed-in',
  answers: { 204: null },
})

export const getSecurity = route({
  name: 'getSecurity',
  method: 'GET',
  path: '/api/customer/identity/security',
  summary: 'How the account is protected',
  access: 'signed-in',
  answers: {
    200: z.object({
      hasPassword: z.boolean(),
      /** A new address that is not confirmed yet. */
      pendingEmail: z.string().nullable(),
      twoFactor: z.object({ since: z.iso.datetime().nullable(), recoveryCodesLeft: z.number().int(), isRequired: z.boolean() }),
    }),
  },
})

export const beginTwoFactor = route({
  name: 'beginTwoFactor',
  method: 'POST',
  path: '/api/customer/identity/two-factor',
  summary: 'A new secret for an authenticator app; it takes effect once a code from it is confirmed',
  access: 'signed-in',
  recentlyAuthenticated: true,
  answers: { 200: z.object({ secret: z.string(), uri: z.string(), qrSvg: z.string() }) },
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmTwoFactorForm = z.object({ code: mailedCode })

export const confirmTwoFactor = route({
  name: 'confirmTwoFactor',
  method: 'POST',
  path: '/api/customer/identity/two-factor/confirm',
  summary: 'Turns two-factor on with a first code, and answers the recovery codes, once',
  access: 'signed-in',
  recentlyAuthenticated: true,
  body: confirmTwoFactorForm,
  limit: { burst: 10, perSeconds: 600 },
  answers: { 200: recoveryCodes },
})

export const renewRecoveryCodes = route({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/customer/identity/two-factor/recovery-codes',
  summary: 'New recovery codes; the old ones end',
  access: 'signed-in',
  recentlyAuthenticated: true,
  answers: { 200: recoveryCodes },
})

export const endTwoFactor = route({
  name: 'endTwoFactor',
  method: 'DELETE',
  path: '/api/customer/identity/two-factor',
  summary: 'Turns two-factor off',
  access: 'signed-in',
  recentlyAuthenticated: true,
  answers: { 204: null },
})

export const exportAccount = route({
  name: 'exportAccount',
  method: 'GET',
  path: '/api/customer/identity/export',
  summary: 'Everything the shop knows about the account, as a file',
  access: 'signed-in',
  limit: { burst: 10, perSeconds: 3600 },
  answers: { 200: z.looseObject({ exportedAt: z.iso.datetime() }) },
})

export const deleteAccountForm = z.object({ email })

export const deleteAccount = route({
  name: 'deleteAccount',
  method: 'POST',
  path: '/api/customer/identity/delete',
  summary: 'Deletes the account: the person is made anonymous, the books stay. Needs the e-mail address typed again',
  access: 'signed-in',
  recentlyAuthenticated: true,
  body: deleteAccountForm,
  answers: { 204: null },
})
