import { z } from 'zod'
import { activationRequestId, creatorId, readableId } from '../core/ids.ts'
import { misses } from '../core/misses.ts'
import { route } from '../core/route.ts'
import { activationId, activationMethod } from './licensing.ts'

/** A plugin asks, a customer says yes, the plugin fetches its token: the customer's part of it. The plugin's part is in licensing.ts. */

/** A product as SDKs read it beside an activation request. */
const requestedProduct = z.object({
  id: z.string(),
  name: z.string(),
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  iconUrl: z.string().nullable(),
  owned: z.boolean(),
  currentVersion: z.string().optional(),
  creatorId,
  productId: readableId,
})

export const trialEligibility = z.object({
  eligible: z.boolean(),
  /** This device, or this account, has tried it before: it goes on where it was. */
  existing: z.boolean(),
  requiresAccount: z.boolean(),
  requiresNewsletterOptIn: z.boolean(),
  numberOfDaysPerProduct: z.number().int(),
  numberOfDaysRemaining: z.number().int(),
})
export type TrialEligibility = z.infer<typeof trialEligibility>

/** Why a license cannot be used: none is there, every seat is taken, none allows offline devices. */
export const licenseHindrances = ['none', 'seats-taken', 'no-offline'] as const

export const activationRequest = z.object({
  id: activationRequestId,
  status: z.enum(['Requested', 'Fulfilled', 'Completed', 'Cancelled']),
  product: requestedProduct,
  fulfillmentType: z.enum(['License', 'Trial']).optional(),
  trialEligibility: trialEligibility.optional(),
  licenseEligibility: z.object({ eligible: z.boolean(), because: z.enum(licenseHindrances).optional() }).optional(),
  /** Ours: what the customer looks at before saying yes. An hour after it was made nothing comes of it any more. */
  creator: z.object({ id: creatorId, name: z.string(), slug: z.string(), logoUrl: z.string().nullable() }),
  device: z.object({ name: z.string(), platform: z.string().nullable() }),
  method: activationMethod,
  requestedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isOver: z.boolean(),
  /** Somebody answered it with another account than the one that looks. */
  isForeign: z.boolean(),
})
export type ActivationRequest = z.infer<typeof activationRequest>

const ofRequest = z.object({ requestId: activationRequestId })

export const getActivationRequest = route({
  name: 'getActivationRequest',
  misses: misses.requests,
  method: 'GET',
  path: '/api/customer/activations/{requestId}',
  summary: 'What a plugin asks for, and how the caller can answer; reading it changes nothing',
  access: 'public',
  scope: 'creator',
  params: ofRequest,
  answers: { 200: activationRequest },
})

export const isActivationCompleted = route({
  name: 'isActivationCompleted',
  misses: misses.requests,
  method: 'GET',
  path: '/api/customer/activations/{requestId}/completed',
  summary: 'Whether the plugin has fetched its token',
  access: 'public',
  scope: 'creator',
  params: ofRequest,
  answers: { 200: z.boolean() },
})

export const fulfillWithLicense = route({
  name: 'fulfillWithLicense',
  misses: misses.requests,
  method: 'POST',
  path: '/api/customer/activations/{requestId}/license',
  summary: 'Gives the device a seat of the account’s license; seats full: 400 NoEligibleLicense, and the request stays open',
  access: 'signed-in',
  scope: 'creator',
  params: ofRequest,
  query: z.object({
    /** The device whose seat it takes, where all are taken. */
    replaces: activationId.optional(),
  }),
  answers: { 200: activationRequest },
})

export const fulfillWithTrial = route({
  name: 'fulfillWithTrial',
  misses: misses.requests,
  method: 'POST',
  path: '/api/customer/activations/{requestId}/trial',
  summary: 'Starts the trial, or continues the one this device or account has; needs no account unless the product requires one',
  access: 'public',
  scope: 'creator',
  params: ofRequest,
  limit: { burst: 30, perSeconds: 3600 },
  answers: { 200: activationRequest },
})

export const cancelActivation = route({
  name: 'cancelActivation',
  misses: misses.requests,
  method: 'POST',
  path: '/api/customer/activations/{requestId}/cancel',
  summary: 'Cancels the plugin’s request; one that was already answered stays as it is',
  access: 'public',
  scope: 'creator',
  params: ofRequest,
  answers: { 200: activationRequest },
})
