import { z } from 'zod'
import { productId } from '../core/ids.ts'
import { route } from '../core/route.ts'

/** What creators build into their plugins: the endpoint to call and the public keys. */

const mayRead = { creator: 'releases', level: 'read' } as const
const mayWrite = { creator: 'releases', level: 'write' } as const

export const keyStates = ['next', 'active', 'retiring', 'revoked'] as const

const publicKey = z.object({
  kid: z.string(),
  state: z.enum(keyStates),
  /**
   * The first version of each plugin that knows the key, null if none does. Plugins that are not listed have known it since their first
   * version.
   */
  versions: z.array(z.object({ productId, fromVersion: z.string().nullable() })),
  createdAt: z.iso.datetime(),
  /** The same public key in the formats that plugins use. */
  pem: z.string(),
  pkcs1: z.string(),
  der: z.string(),
})
export type PublicKey = z.infer<typeof publicKey>

const licensedPlugin = z.object({
  productId,
  name: z.string(),
  iconUrl: z.string().nullable(),
  activations: z.number().int(),
  licenses: z.number().int(),
  trials: z.number().int(),
  /** For JUCE's own module; the key, written as exponentHex,modulusHex, exists once this was switched on. */
  juce: z.object({ isOn: z.boolean(), url: z.string(), publicKey: z.string().nullable() }),
})
export type LicensedPlugin = z.infer<typeof licensedPlugin>

const licensing = z.object({
  /** The base URL for plugins: https://host/@{creatorId} */
  endpoint: z.string(),
  jwksUrl: z.string(),
  keys: z.array(publicKey),
  plugins: z.array(licensedPlugin),
})
export type Licensing = z.infer<typeof licensing>

export const getLicensing = route({
  name: 'getLicensing',
  method: 'GET',
  path: '/api/creator/licensing',
  summary: 'The endpoint of the active creator, its public keys in every format, and what each plugin uses of them',
  access: mayRead,
  answers: { 200: licensing },
})

export const makeFirstKey = route({
  name: 'makeFirstKey',
  method: 'POST',
  path: '/api/creator/licensing/first-key',
  summary: 'Creates the first key, if there is none yet; safe to repeat',
  access: mayWrite,
  answers: { 200: licensing },
})

export const makeNextKey = route({
  name: 'makeNextKey',
  method: 'POST',
  path: '/api/creator/licensing/keys',
  summary: 'Creates the next key, to be embedded in the next version of the plugins; there is at most one',
  access: mayWrite,
  limit: { burst: 10, perSeconds: 3600 },
  answers: { 201: publicKey },
})

const version = z
  .string({ error: 'Enter a version such as 2.0.0' })
  .trim()
  .max(64, 'Use at most 64 characters')
  .regex(/^\d{1,9}(?:\.\d{1,9}){0,2}(?:[-+][0-9A-Za-z.+-]+)?$/, 'Enter a version such as 2.0.0')

/** Plugins that are left out, or null, do not know the key yet. */
const keyVersionsForm = z.object({ versions: z.record(productId, version.nullable()) })
export type KeyVersionsForm = z.infer<typeof keyVersionsForm>

const ofKey = z.object({ kid: z.string().max(64) })

export const activateKey = route({
  name: 'activateKey',
  method: 'POST',
  path: '/api/creator/licensing/keys/{kid}/activate',
  summary: 'Signs with the next key for each plugin from a version of its own on; the one before keeps signing for older ones',
  access: mayWrite,
  params: ofKey,
  body: keyVersionsForm,
  answers: { 200: licensing },
})

export const setKeyVersions = route({
  name: 'setKeyVersions',
  method: 'PUT',
  path: '/api/creator/licensing/keys/{kid}/versions',
  summary: 'Sets from which version on each plugin has an active key, such as one whose update came later',
  access: mayWrite,
  params: ofKey,
  body: keyVersionsForm,
  answers: { 200: licensing },
})

export const revokeKey = route({
  name: 'revokeKey',
  method: 'POST',
  path: '/api/creator/licensing/keys/{kid}/revoke',
  summary: 'Revokes a key that is not the active one: every token signed with it becomes invalid',
  access: mayWrite,
  params: ofKey,
  answers: { 200: licensing },
})

export const switchJuce = route({
  name: 'switchJuce',
  method: 'PUT',
  path: '/api/creator/licensing/products/{productId}/juce',
  summary: 'Switches JUCE’s own unlocking module on or off for a product; its key is created once and stays',
  access: mayWrite,
  params: z.object({ productId }),
  body: z.object({ isOn: z.boolean() }),
  answers: { 200: licensedPlugin },
})
