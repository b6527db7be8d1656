import { z } from 'zod'

/**
 * Words that start a route of ours. A creator's id or slug may never be one of them,
 * because a storefront lives at /{creatorId}. The test beside this file holds this list against the routes.
 */
export const reservedWords = [
  'account',
  'activate',
  'admin',
  'api',
  'assets',
  'become-a-creator',
  'builds',
  'bundles',
  'cart',
  'checkout',
  'confirm-account',
  'creator',
  'creators',
  'dev',
  'download',
  'files',
  'fonts',
  'forgot-password',
  'health',
  'login',
  'logout',
  'metrics',
  'og',
  'payments',
  'privacy-policy',
  'reset-password',
  'resources',
  'robots',
  'search',
  'settings',
  'sign-in',
  'sign-out',
  'sign-up',
  'sitemap',
  'support',
  'terms-of-use',
  'webhooks',
  'well-known',
] as const

const isReserved = (word: string): boolean => (reservedWords as readonly string[]).includes(word)

/** Readable ids: 3 to 40 of a-z, 0-9 and inner dashes. */
export const readableId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/, 'Use 3 to 40 small letters, digits and inner dashes')

export const creatorId = readableId.refine((word) => !isReserved(word), 'This word is taken by the shop itself')
/** Words that stand where a product's page would: /{creatorId}/sign-in and /{creatorId}/bundles/{bundleId}. */
const wordsBesideProducts = ['bundles', 'sign-in']

export const productId = readableId.refine((word) => !wordsBesideProducts.includes(word), 'This word is taken by the shop itself')
export const bundleId = readableId
export const variationId = readableId

/** A cart's order id is a random UUID made by the browser. */
export const orderId = z.uuid()

/** Everything else: a prefix that names the kind, then 26 sortable characters. */
export const prefixedId = <const Prefix extends string>(prefix: Prefix) =>
  z.string().regex(new RegExp(`^${prefix}_[0-9a-hjkmnp-tv-z]{26}$`))

export const licenseId = prefixedId('lic')
export const activationRequestId = prefixedId('req')
