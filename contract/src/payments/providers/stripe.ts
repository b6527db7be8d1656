import { z } from 'zod'
import { route } from '../../core/route.ts'
import { webhook } from './webhook.ts'

export const stripeWebhook = route({
  ...webhook,
  name: 'stripeWebhook',
  path: '/api/webhooks/stripe',
  summary: 'Stripe tells what happened; signed with stripe-signature',
})

/** The data that Stripe's Payment Element needs. */
const element = z.object({ kind: z.literal('Stripe'), clientSecret: z.string(), publishableKey: z.string() })

/** Cards are entered in Stripe's own form and never reach our server. */
export const stripe = {
  name: 'Stripe',
  form: z.object({ name: z.literal('Stripe'), publishableKey: z.string() }),
  /** With a saved card nothing has to be entered: the payment is confirmed at once. */
  confirmation: element.extend({ hasMethod: z.boolean() }),
  cardSetup: element,
  webhook: stripeWebhook,
} as const
