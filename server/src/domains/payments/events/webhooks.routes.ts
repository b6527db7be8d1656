import { webhooks } from '#contract/payments/providers.ts'
import { refuse } from '#kernel/refusal.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import type { PaymentProviders } from '#platform/payments/provider.ts'
import { takeEvent } from './take-event.ts'

/** Only configured providers are accepted: anything in another's name is forged. */
export const webhookRoutes = (providers: PaymentProviders): BoundRoute[] =>
  Object.entries(webhooks).map(([name, webhook]) =>
    implement(webhook, async ({ tx, body, request, now }) => {
      await takeEvent(tx, providers.find(name) ?? refuse('not-signed'), body, request.headers, now)
      return { status: 204 }
    }),
  )
