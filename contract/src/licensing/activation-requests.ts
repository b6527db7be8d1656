import { z } from 'zod'
import { activationRequestId, creatorId, readableId } from '../core/ids.ts'
import { misses } from '../core/misses.ts'
import { route } from '../core/route.ts'
import { activationId, activationMethod } from './licensing.ts'

/**
 * The customer's part of an activation request: a plugin asks, a customer approves, the plugin fetches its token. The plugin's part is in
 * licensing.ts.
 */

/** The product of an activation request, as SDKs read it. */
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
  /** This device or account has had a trial of it before, which continues. */
  existing: z.boolean(),
  requiresAccount: z.boolean(),
  requiresNewsletterOptIn: z.boolean(),
  numberOfDaysPerProduct: z.number().int(),
  numberOfDaysRemaining: z.number().int(),
})
export type TrialEligibility = z.infer<typeof trialEligibility>

/** Why a license cannot be used: there is none, all seats are taken, or it does not allow offline devices. */
export const licenseHindrances = ['none', 'seats-taken', 'no-offline'] as const

export const activationRequest = z.object({
  id: activationRequestId,
  status: z.enum(['Requested', 'Fulfilled', 'Completed', 'Cancelled']),
  product: requestedProduct,
  fulfillmentType: z.enum(['License', 'Trial']).optional(),
  trialEligibility: trialEligibility.optional(),
  licenseEligibility: z.object({ eligible: z.boolean(), because: z.enum(licenseHindrances).optional() }).optional(),
  /** Added by us, for the page where the customer decides. The request expires after an hour. */
  creator: z.object({ id: creatorId, name: z.string(), slug: z.string(), logoUrl: z.string().nullable() }),
  device: z.object({ name: z.string(), platform: z.string().nullable() }),
  method: activationMethod,
  requestedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isOver: z.boolean(),
  /** It was answered with a trial while nobody was signed in, which an account can take in by starting it again. */
  isClaimable: z.boolean(),
  /** It was answered from another account. */
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
    /** The device that gives up its seat, if all seats are taken. */
    replaces: activationId.optional(),
  }),
  answers: { 200: activationRequest },
})

export const fulfillWithTrial = route({
  name: 'fulfillWithTrial',
  misses: misses.requests,
  method: 'POST',
  path: '/api/customer/activations/{requestId}/trial',
  summary: 'Starts the trial, or continues the one this device or account has, as one; needs no account unless the product requires one',
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
