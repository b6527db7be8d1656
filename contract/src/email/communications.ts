import { z } from 'zod'
import { misses } from '../core/misses.ts'
import { route } from '../core/route.ts'
import { email, ignoredGroups, optionalLine } from '../core/text.ts'

/** From the shop at the root, from a creator in that creator's scope. */
const wishes = z.object({ newsletter: z.boolean(), productUpdates: z.boolean() })

export const subscribe = route({
  name: 'subscribe',
  method: 'POST',
  path: '/api/customer/communications/subscribe',
  summary: 'Asks for mail; an address that nobody has confirmed yet gets a mail that asks first',
  access: 'public',
  scope: 'creator',
  body: z.object({
    email,
    name: optionalLine(100).optional(),
    newsletter: z.boolean().default(true),
    productUpdates: z.boolean().default(false),
    groupIds: ignoredGroups,
  }),
  limit: { burst: 5, perSeconds: 600 },
  bodyLimit: 8192,
  answers: { 200: z.object({ status: z.enum(['subscribed', 'confirmation_sent']) }) },
})

/** The token carries what was asked for, a name of any letters too. */
const emailAndToken = z.object({ email, token: z.string().max(2000) })

export const confirmSubscription = route({
  name: 'confirmSubscription',
  misses: misses.links,
  method: 'POST',
  path: '/api/customer/communications/confirm',
  summary: 'Confirms what was asked for, with the token from the mail',
  access: 'public',
  scope: 'creator',
  query: emailAndToken,
  answers: { 204: null },
})

export const unsubscribe = route({
  name: 'unsubscribe',
  misses: misses.links,
  method: 'POST',
  path: '/api/customer/communications/unsubscribe',
  summary: 'Ends all of it, with the token from any mail',
  access: 'public',
  scope: 'creator',
  query: emailAndToken,
  answers: { 204: null },
})

const preferences = wishes.extend({ email: z.string(), confirmed: z.boolean() })

export const getPreferences = route({
  name: 'getPreferences',
  misses: misses.links,
  method: 'GET',
  path: '/api/customer/communications/preferences',
  summary: 'What an address gets',
  access: 'public',
  scope: 'creator',
  query: emailAndToken,
  answers: { 200: preferences },
})

export const setPreferences = route({
  name: 'setPreferences',
  misses: misses.links,
  method: 'POST',
  path: '/api/customer/communications/preferences',
  summary: 'Changes what an address gets, and says what that is now',
  access: 'public',
  scope: 'creator',
  query: emailAndToken,
  body: wishes,
  answers: { 200: preferences },
})

/** One token says it all: mail providers hand the address of a `List-Unsubscribe` header on as it is. */
const stopToken = z.object({ token: z.string().max(2000) })
const ofProductUpdates = {
  path: '/api/customer/communications/product-updates/stop',
  misses: misses.links,
  access: 'public',
} as const

export const stopProductUpdates = route({
  ...ofProductUpdates,
  name: 'stopProductUpdates',
  method: 'POST',
  summary: 'Ends mails about new releases with one click, as mail providers ask for it (RFC 8058)',
  query: stopToken,
  // They send `List-Unsubscribe=One-Click`, as either kind of form; that they call is what counts.
  bodyType: 'form',
  body: z.object({ 'List-Unsubscribe': z.string().max(100).optional() }).optional(),
  bodyLimit: 8192,
  fromAnySite: true,
  answers: { 204: null },
})

export const openProductUpdates = route({
  ...ofProductUpdates,
  name: 'openProductUpdates',
  method: 'GET',
  summary:
    'Leads whoever opens that address to the page where mails are chosen, and ends nothing; with redirect=false it is answered as {location}',
  query: stopToken.extend({ redirect: z.enum(['true', 'false']).optional() }),
  answers: { 200: z.object({ location: z.string() }), 302: null },
})
