import { refuse } from '#kernel/refusal.ts'
import type { Card, PaymentOrder, PaymentProviders, PaymentReport } from '#platform/payments/provider.ts'
import { ProviderAway } from '#platform/payments/provider.ts'
import { isUnderWay } from './payment.states.ts'
import type { PaymentRow } from './payment.store.ts'

export const toPaymentOrder = (payment: PaymentRow, card?: Card): PaymentOrder => ({
  reference: payment.id,
  orderId: payment.order_id,
  amount: payment.amount,
  currency: payment.currency,
  email: payment.buyer.email,
  card,
  keepsMethod:
    payment.saved_method === null &&
    payment.chosen_method === null &&
    (payment.keeps_card || payment.basket.some((line) => line.cycle !== null)),
  chosenMethod: payment.chosen_method ?? undefined,
  savedMethod: payment.saved_method ?? undefined,
})

/** A provider that does not answer is not our bug: the buyer may try again, and the reconciliation finds out what happened. */
export const askProvider = async (ask: () => Promise<PaymentReport>): Promise<PaymentReport> => {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    return refuse('provider-away', {
      detail: 'The payment provider isn’t responding. You won’t be charged twice. Try again in a moment.',
      retryAfter: 5,
    })
  }
}

/** The buyer is back from the confirmation step. */
export const confirmWith = (providers: PaymentProviders, payment: PaymentRow, approved: boolean): Promise<PaymentReport> | undefined => {
  const { provider_id: providerId } = payment
  if (!isUnderWay(payment.status)) return undefined
  if (payment.status === 'NeedsConfirmation' && providerId)
    return askProvider(async () => providers.get(payment.provider).confirm(providerId, approved))
  return askProvider(async () => {
    const provider = providers.get(payment.provider)
    return (await provider.find(payment.id, providerId)) ?? (await provider.cancel(toPaymentOrder(payment), providerId))
  })
}

/** The buyer goes back. Afterwards it is certain that nothing will be charged, or that it was. */
export const cancelWith = (providers: PaymentProviders, payment: PaymentRow): Promise<PaymentReport> | undefined =>
  isUnderWay(payment.status)
    ? askProvider(async () => providers.get(payment.provider).cancel(toPaymentOrder(payment), payment.provider_id))
    : undefined
