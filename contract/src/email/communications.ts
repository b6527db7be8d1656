import { z } from 'zod'
import { misses } from '../core/misses.ts'
import { route } from '../core/route.ts'
import { email, ignoredGroups, optionalLine } from '../core/text.ts'

/** At the root, emails from the shop; in a creator's scope, emails from that creator. */
const wishes = z.object({ newsletter: z.boolean(), productUpdates: z.boolean() })

export const subscribe = route({
  name: 'subscribe',
  method: 'POST',
  path: '/api/customer/communications/subscribe',
  summary: 'Subscribes an address to e-mails; one that isn’t confirmed yet gets a confirmation e-mail first',
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

/** The token contains the request, including a name in any script. */
const emailAndToken = z.object({ email, token: z.string().max(2000) })

export const confirmSubscription = route({
  name: 'confirmSubscription',
  misses: misses.links,
  method: 'POST',
  path: '/api/customer/communications/confirm',
  summary: 'Confirms what was asked for, with the token from the e-mail',
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
  summary: 'Unsubscribes from everything, with the token from any e-mail',
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
  summary: 'What an address is subscribed to',
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
  summary: 'Changes what an address is subscribed to, and returns it',
  access: 'public',
  scope: 'creator',
  query: emailAndToken,
  body: wishes,
  answers: { 200: preferences },
})

/** The token is all that is needed: email providers call the address of a `List-Unsubscribe` header unchanged. */
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
  summary: 'Unsubscribes from e-mails about new releases with one click (RFC 8058)',
  query: stopToken,
  // They send `List-Unsubscribe=One-Click` as either kind of form; the content does not matter.
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
  summary: 'Redirects to the page where e-mails are chosen, and changes nothing; with redirect=false it returns {location}',
  query: stopToken.extend({ redirect: z.enum(['true', 'false']).optional() }),
  answers: { 200: z.object({ location: z.string() }), 302: null },
})
