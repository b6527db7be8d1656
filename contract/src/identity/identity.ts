import { z } from 'zod'
import { enteredAddress } from '../core/address.ts'
import { misses } from '../core/misses.ts'
import { route } from '../core/route.ts'
import { email, ignoredGroups, line, optionalLine } from '../core/text.ts'
import { passwordLength, twoFactorHeader } from './sign-in-rules.ts'
import { communicationPreferences, signedInUser, user } from './user.ts'

export const newPassword = z
  .string({ error: 'Choose a password' })
  .min(passwordLength.minimum, `Use at least ${passwordLength.minimum} characters`)
  .max(passwordLength.maximum, `Use at most ${passwordLength.maximum} characters`)

/** A password that was chosen earlier: it is only compared, so no rules apply. */
export const givenPassword = z.string({ error: 'Enter your password' }).min(1, 'Enter your password').max(256, 'Use at most 256 characters')

/** Codes are copied from an email; they have 256 bits, so they cannot be guessed. */
export const mailedCode = z.string().trim().min(1, 'Enter the code from your e-mail').max(200, 'This code is too long')

/** Programs request tokens; the site gets a cookie. */
const scheme = z.enum(['JWT', 'Cookie']).optional()

export const signIn = route({
  name: 'signIn',
  method: 'POST',
  path: '/api/customer/identity/sign-in',
  summary: `Signs in with the password as plain text. Where two-factor is on, its code goes into the header ${twoFactorHeader}`,
  access: 'public',
  scope: 'creator',
  query: z.object({ email, scheme }),
  body: givenPassword,
  bodyType: 'text',
  bodyLimit: 4096,
  answers: { 200: signedInUser },
})

const accepted = (what: string) => z.literal(true, { error: `Accept the ${what} to continue` })

export const signUpForm = z.object({
  name: line(100, 'Tell us your name'),
  email,
  password: newPassword,
  address: enteredAddress.nullable().optional(),
  acceptedPrivacyPolicy: accepted('privacy policy'),
  acceptedTermsAndConditions: accepted('terms of use'),
})

export const signUp = route({
  name: 'signUp',
  method: 'POST',
  path: '/api/customer/identity/sign-up',
  summary: 'Asks for an account; the same answer whether or not the address has one, and an e-mail with the next step',
  access: 'public',
  scope: 'creator',
  query: z.object({ scheme, communicationOptIn: z.enum(['true', 'false']).optional() }),
  body: signUpForm.extend({ groupIds: ignoredGroups }),
  bodyLimit: 16 * 1024,
  answers: { 202: z.object({ status: z.literal('activation_pending'), email: z.string() }) },
})

export const refreshTokens = route({
  name: 'refreshTokens',
  misses: misses.tokens,
  method: 'POST',
  path: '/api/customer/identity/refresh',
  summary: 'New tokens for a refresh token; the body is the access token. A reused token revokes its whole family (403)',
  access: 'public',
  scope: 'creator',
  query: z.object({ token: z.string().max(500) }),
  body: z.string().max(4000),
  bodyType: 'text',
  bodyLimit: 8192,
  answers: { 200: signedInUser },
})

export const forgotPassword = route({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/customer/identity/forgot-password',
  summary: 'E-mails a link to choose a new password, if there is such an account',
  access: 'public',
  scope: 'creator',
  query: z.object({ email }),
  answers: { 204: null },
})

export const resetPassword = route({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/customer/identity/reset-password',
  summary: 'Sets the password given as plain text, with the code from the e-mail; ends every session',
  access: 'public',
  scope: 'creator',
  query: z.object({ email, code: mailedCode }),
  body: newPassword,
  bodyType: 'text',
  bodyLimit: 4096,
  answers: { 204: null },
})

export const setPasswordForm = z.object({ currentPassword: givenPassword, newPassword })

export const setPassword = route({
  name: 'setPassword',
  method: 'POST',
  path: '/api/customer/identity/set-password',
  summary: 'Changes the password; every other session ends',
  access: 'signed-in',
  scope: 'creator',
  body: setPasswordForm,
  bodyLimit: 8192,
  answers: { 204: null },
})

export const confirmPassword = route({
  name: 'confirmPassword',
  method: 'POST',
  path: '/api/customer/identity/confirm-password',
  summary: 'Confirms the password (plain text), which makes the sign-in recent for ten minutes',
  access: 'signed-in',
  scope: 'creator',
  body: givenPassword,
  bodyType: 'text',
  bodyLimit: 4096,
  answers: { 204: null },
})

const emailAndCode = z.object({ email, code: mailedCode })

export const confirmAccount = route({
  name: 'confirmAccount',
  method: 'POST',
  path: '/api/customer/identity/confirm-account',
  summary: 'Confirms the address of an account; signs in, or says that a password has to be chosen first',
  access: 'public',
  scope: 'creator',
  query: emailAndCode.extend({ scheme }),
  answers: {
    200: signedInUser.extend({ status: z.enum(['PasswordSetupRequired', 'SignedIn']), resetPasswordToken: z.string().optional() }),
  },
})

export const resendConfirmation = route({
  name: 'resendConfirmation',
  method: 'POST',
  path: '/api/customer/identity/resend-confirmation',
  summary: 'E-mails the confirmation link again',
  access: 'signed-in',
  limit: { burst: 3, perSeconds: 900 },
  answers: { 204: null },
})

export const confirmEmail = route({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/customer/identity/confirm-email',
  summary: 'Confirms that an address is the account’s own',
  access: 'public',
  scope: 'creator',
  query: emailAndCode,
  answers: { 204: null },
})

export const confirmEmailChange = route({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/api/customer/identity/confirm-email-change',
  summary: 'Completes the change to a new address, with the code that went there. The account is signed in',
  access: 'public',
  scope: 'creator',
  query: emailAndCode,
  answers: { 204: null },
})

export const identityChange = z.object({
  name: line(100, 'Tell us your name').optional(),
  email: email.optional(),
  emailConfirmationToken: mailedCode.optional(),
  communicationPreferences: communicationPreferences.partial().optional(),
  address: enteredAddress.nullable().optional(),
  phone: optionalLine(40).optional(),
  businessName: optionalLine(200).optional(),
  taxId: optionalLine(40).optional(),
})

export const updateIdentity = route({
  name: 'updateIdentity',
  method: 'PATCH',
  path: '/api/customer/identity',
  summary: 'Changes what is given. 201 when a new address must be confirmed first; that needs a recent sign-in',
  access: 'signed-in',
  scope: 'creator',
  body: identityChange,
  bodyLimit: 16 * 1024,
  answers: { 200: user, 201: user },
})
