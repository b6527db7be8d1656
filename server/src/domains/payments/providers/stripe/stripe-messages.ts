import Stripe from 'stripe'
import type { Currency } from '#contract/core/money.ts'
import type { PaymentOrder, PaymentReport, ProviderEvent } from '../../../../platform/payments/provider.ts'

/** Translates Stripe's answers into the terms of the port. */

/** A renewal, charged without the buyer. */
const isUnattended = (intent: Stripe.PaymentIntent): boolean => intent.metadata.renewal === 'true'

const statusOf = (intent: Stripe.PaymentIntent): PaymentReport['status'] => {
  switch (intent.status) {
    case 'succeeded':
      return 'Succeeded'
    case 'processing':
      return 'Processing'
    case 'canceled':
      return intent.cancellation_reason === 'failed_invoice' || intent.cancellation_reason === 'automatic' ? 'Failed' : 'Cancelled'
    // After a decline Stripe waits for another card in the same form, or for a confirmation. Without the buyer the payment has failed.
    default:
      return isUnattended(intent) && intent.status !== 'requires_confirmation' ? 'Declined' : 'NeedsConfirmation'
  }
}

export const idOf = (value: string | { id: string } | null): string | null => (typeof value === 'string' ? value : (value?.id ?? null))

/** Stripe charges a saved card only together with its customer, so both are stored as one. */
export const writeMethod = (customer: string | null, method: string | null): string | null =>
  customer && method ? `${customer}/${method}` : method

export const readMethod = (saved: string): { customer?: string; payment_method: string } => {
  const [customer = '', method] = saved.split('/')
  return method ? { customer, payment_method: method } : { payment_method: customer }
}

/** The method as an invoice names it. A wallet pays with a card behind it. */
const methodNameOf = (intent: Stripe.PaymentIntent): string | null => {
  const { latest_charge: charge } = intent
  const last4 = cardOf(intent)?.last4
  if (last4) return `Card ending in ${last4}`
  return charge && typeof charge === 'object' && charge.payment_method_details?.type === 'paypal' ? 'PayPal' : null
}

const cardOf = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  charge && typeof charge === 'object' ? charge.payment_method_details?.card : undefined

export const toReport = (intent: Stripe.PaymentIntent): PaymentReport => ({
  providerId: intent.id,
  reference: intent.metadata.payment ?? '',
  status: statusOf(intent),
  // Ours and Stripe's are both whole minor units, and both have none below a yen.
  amount: intent.amount,
  currency: intent.currency.toUpperCase() as Currency,
  reason: intent.last_payment_error?.message ?? null,
  clientSecret: intent.client_secret,
  methodId: writeMethod(idOf(intent.customer), idOf(intent.payment_method)),
  methodName: methodNameOf(intent),
  cardCountry: cardOf(intent)?.country ?? null,
})

export const toEvent = (event: Stripe.Event): ProviderEvent => {
  const { id, type } = event
  if (type.startsWith('payment_intent.')) {
    const intent = event.data.object as Stripe.PaymentIntent
    return { id, type, about: 'payment', reference: intent.metadata.payment ?? '' }
  }
  if (type.startsWith('refund.') || type === 'charge.refund.updated') {
    const refund = event.data.object as Stripe.Refund
    return { id, type, about: 'refund', reference: refund.metadata?.refund ?? '' }
  }
  if (type.startsWith('charge.dispute.')) return { id, type, about: 'dispute', disputeId: (event.data.object as Stripe.Dispute).id }
  return { id, type, about: 'nothing' }
}

/** Amounts that Stripe refuses: below its minimum and above its maximum. Asking again would not help. */
const unpayable: Readonly<Record<string, string>> = {
  amount_too_small: 'This amount is too small to be paid by card.',
  amount_too_large: 'This amount is too large to be paid by card. Buy in several orders.',
}

export const isInvalid = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError

/** The answer where Stripe refused to begin; undefined where it failed for any other reason. */
export const neverBegun = ({ reference, amount, currency }: PaymentOrder, status: 'Declined' | 'Cancelled', error: unknown) => {
  const reason = isInvalid(error) ? unpayable[error.code ?? ''] : undefined
  const nothing = { providerId: null, clientSecret: null, methodId: null, methodName: null, cardCountry: null }
  return reason === undefined ? undefined : { ...nothing, reference, amount, currency, status, reason }
}

/** A payment that waits for the buyer (`requires_action`) may still be paid: only what Stripe calls failed is failed. Else it would be paid twice. */
export const refundStatus = (status: string | null) =>
  status === 'succeeded' ? 'Succeeded' : status === 'failed' || status === 'canceled' ? 'Failed' : 'Pending'
