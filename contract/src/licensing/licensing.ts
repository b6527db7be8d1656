import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { misses } from '../core/misses.ts'
import { route } from '../core/route.ts'
import { platform } from '../releases/release-states.ts'

/**
 * The routes called by plugins, as their SDKs expect them: no sign-in, plain text bodies, and 400 for every final refusal. Ids in these
 * paths are not validated, because plugins treat 404 as a server error.
 */

export const activationMethods = ['Online', 'Offline'] as const
export const activationMethod = z.enum(activationMethods)
export type ActivationMethod = z.infer<typeof activationMethod>

export const activationId = prefixedId('act')

/** Without NUL, which the database cannot store or look up. */
const anyId = z
  .string()
  .max(200)
  .transform((id) => id.replaceAll('\0', ''))
const ofProduct = z.object({ creatorId: anyId, productId: anyId })

/** On every route: what the plugin reports about itself. Meta values (`meta[key]`) and anything else it sends are ignored. */
const pluginQuery = {
  format: z.enum(['JWT']).optional(),
  platform: platform.optional().catch(undefined),
  appVersion: z
    .string()
    .regex(/^[^\p{Cc}]{0,64}$/u)
    .optional()
    .catch(undefined),
}

/** A short text that a plugin may send. */
const reportedText = z.string().max(100).optional().catch(undefined)

/** Used to fill in the customer's studio if it is still empty. */
const reportedStudio = { 'meta[processor]': reportedText, 'meta[format]': reportedText, 'meta[host]': reportedText }

/** The name of a computer: any text, without invisible characters. */
export const deviceName = z
  .string({ error: 'Name the device' })
  .max(256, 'Use at most 256 characters')
  .transform((name) =>
    name
      .toWellFormed()
      .replaceAll(/[\p{Cc}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, ' ')
      .trim(),
  )
  .refine((name) => name !== '', 'Name the device')

/** Opaque, and compared exactly, so it is not trimmed. */
export const deviceSignature = z
  .string({ error: 'The device’s signature is missing' })
  .max(256, 'Use at most 256 characters')
  .refine((signature) => signature.trim() !== '', 'The device’s signature is missing')
  .refine((signature) => signature.isWellFormed() && !signature.includes('\0'), 'Use text without broken characters')

export const requestActivation = route({
  name: 'requestActivation',
  method: 'POST',
  path: '/@{creatorId}/api/client/activations/{productId}/request',
  summary: 'Requests an activation. Returns where the customer confirms it, and where the plugin polls for the outcome',
  access: 'public',
  params: ofProduct,
  query: z.looseObject({ ...pluginQuery, ...reportedStudio, method: activationMethod.default('Online') }),
  body: z.looseObject({ deviceName, deviceSignature }),
  bodyLimit: 16 * 1024,
  limit: { burst: 10, perSeconds: 60 },
  answers: { 200: z.object({ id: z.string(), request: z.url(), browser: z.url() }) },
})

export const pollActivation = route({
  name: 'pollActivation',
  misses: misses.requests,
  method: 'GET',
  path: '/@{creatorId}/api/client/activations/{productId}/request/{requestId}',
  summary: 'The outcome: 204 while pending, then the token; 400 if it was refused or has expired. At most once a second',
  access: 'public',
  params: ofProduct.extend({ requestId: anyId }),
  query: z.looseObject({ ...pluginQuery, secret: z.string().max(200).optional().catch(undefined) }),
  answers: { 200: z.string(), 204: null },
})

/** SDKs send whatever they have stored; anything that is not a token of ours is refused as an invalid token. */
const givenToken = z
  .string()
  .max(16 * 1024)
  .default('')

export const validateLicense = route({
  name: 'validateLicense',
  method: 'POST',
  path: '/@{creatorId}/api/client/licenses/{productId}/validate',
  summary: 'A refreshed token for the one given; 400 with errorType is final. 60 a minute per address, bursts of 120',
  access: 'public',
  params: ofProduct,
  query: z.looseObject(pluginQuery),
  body: givenToken,
  bodyType: 'text',
  bodyLimit: 16 * 1024,
  answers: { 200: z.string() },
})

export const revokeToken = route({
  name: 'revokeToken',
  method: 'POST',
  path: '/@{creatorId}/api/client/licenses/{productId}/revoke',
  summary: 'Releases the device’s seat, even with an expired token; safe to repeat. Trials answer 400',
  access: 'public',
  params: ofProduct,
  query: z.looseObject(pluginQuery),
  body: givenToken,
  bodyType: 'text',
  bodyLimit: 16 * 1024,
  limit: { burst: 10, perSeconds: 60 },
  answers: { 200: z.literal('') },
})

const jwk = z.object({
  kty: z.literal('RSA'),
  use: z.literal('sig'),
  alg: z.literal('RS256'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
})

export const getLicensingKeys = route({
  name: 'getLicensingKeys',
  method: 'GET',
  path: '/@{creatorId}/.well-known/jwks.json',
  summary: 'The public keys that this creator’s tokens are or will be signed with',
  access: 'public',
  params: z.object({ creatorId: anyId }),
  answers: { 200: z.object({ keys: z.array(jwk) }) },
})

const field = z.string().max(1024).default('')

export const unlockWithJuce = route({
  name: 'unlockWithJuce',
  method: 'POST',
  path: '/@{creatorId}/api/client/juce/{productId}',
  summary: 'The endpoint for JUCE’s own unlocking module; always answers XML. 5 a minute per address and e-mail',
  access: 'public',
  params: ofProduct,
  query: z.looseObject({}),
  body: z.looseObject({ product: field, email: field, pw: field, os: field, mach: field }),
  bodyType: 'form',
  bodyLimit: 16 * 1024,
  answers: { 200: z.string() },
})
