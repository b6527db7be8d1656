import * as contract from '#contract/payments/webhooks.ts'
import { refuse } from '#kernel/refusal.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { takeEvent } from './take-event.ts'

/** Only the provider in use is listened to: whatever comes in another's name is forged. */
export const webhookRoutes = (provider: PaymentProvider): BoundRoute[] => [
  implement(contract.sandboxWebhook, async ({ tx, body, request, now }) => {
    if (provider.name !== 'Sandbox') refuse('not-signed')
    await takeEvent(tx, provider, body, request.headers, now)
    return { status: 204 }
  }),
  implement(contract.stripeWebhook, async ({ tx, body, request, now }) => {
    if (provider.name !== 'Stripe') refuse('not-signed')
    await takeEvent(tx, provider, body, request.headers, now)
    return { status: 204 }
  }),
]
