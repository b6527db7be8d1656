import * as contract from '#contract/checkout.ts'
import { refuse } from '#kernel/refusal.ts'
import { type BoundRoute, implement } from '#platform/http/bind-route.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { takeEvent } from './take-event.ts'

/** Only the provider in use is listened to: for the others there is nothing at their address. */
export const webhookRoutes = (provider: PaymentProvider): BoundRoute[] => [
  implement(contract.sandboxWebhook, async ({ tx, body, request, now }) => {
    if (provider.name !== 'Sandbox') refuse('not-found')
    await takeEvent(tx, provider, body, request.headers, now)
    return { status: 204 }
  }),
  implement(contract.stripeWebhook, async ({ tx, body, request, now }) => {
    if (provider.name !== 'Stripe') refuse('not-found')
    await takeEvent(tx, provider, body, request.headers, now)
    return { status: 204 }
  }),
]
