import type { BodyOf } from '#contract/core/route.ts'
import type { CardSetup, PaymentProviderName } from '#contract/payments/providers.ts'
import type { changeCard } from '#contract/subscriptions/subscriptions.ts'

/** What a provider's form for another card is given, and what it answers. */
export type CardSetupProps<Name extends PaymentProviderName = PaymentProviderName> = {
  setup: Extract<CardSetup, { kind: Name }>
  onCard: (card: BodyOf<typeof changeCard>) => Promise<void>
}
