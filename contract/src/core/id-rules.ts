/**
 * First words of our own routes. A creator's id or slug may not be one of them, because a storefront is at /{creatorId}. The test next to
 * this file compares this list with the routes.
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

export const isFreeForCreators = (word: string): boolean => !(reservedWords as readonly string[]).includes(word)

/** Readable ids: 3 to 40 of a-z, 0-9 and inner dashes. */
export const readablePattern = /^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/

/** As in RFC 9562, and also the nil and the max UUID. */
export const uuidPattern =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-(?:0{4}-){3}0{12}|f{8}-(?:f{4}-){3}f{12})$/i

/** A prefix for the kind, then 26 sortable characters. */
export const prefixedPattern = (prefix: string): RegExp => new RegExp(`^${prefix}_[0-9a-hjkmnp-tv-z]{26}$`)

/** Words in the place of a product's id: /{creatorId}/sign-in and /{creatorId}/bundles/{bundleId}. */
const wordsBesideProducts = ['bundles', 'sign-in']

export const isFreeForProducts = (word: string): boolean => !wordsBesideProducts.includes(word)
