import { z } from 'zod'
import { misses } from '../core/misses.ts'
import { route } from '../core/route.ts'
import type { PaymentProviderName } from './providers.ts'

/** How payment providers tell what happened. Webhooks are read as they came, because their signature is over the bytes. */
const webhook = {
  method: 'POST',
  access: 'public',
  body: z.string().max(512 * 1024),
  bodyType: 'raw',
  bodyLimit: 512 * 1024,
  answers: { 204: null },
} as const

export const sandboxWebhook = route({
  ...webhook,
  name: 'sandboxWebhook',
  misses: misses.signatures,
  path: '/api/webhooks/sandbox',
  summary: 'The Sandbox tells what happened; signed with sandbox-signature',
})

export const stripeWebhook = route({
  ...webhook,
  name: 'stripeWebhook',
  misses: misses.signatures,
  path: '/api/webhooks/stripe',
  summary: 'Stripe tells what happened; signed with stripe-signature',
})

/** Each provider's own. */
export const webhooks = { Sandbox: sandboxWebhook, Stripe: stripeWebhook } satisfies Record<PaymentProviderName, { path: string }>
