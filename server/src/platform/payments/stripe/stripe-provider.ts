import Stripe from 'stripe'
import type { Currency } from '#contract/money.ts'
import { newUuid } from '#kernel/ids.ts'
import { type PaymentOrder, type PaymentProvider, type PaymentTruth, ProviderAway, type ProviderEvent } from '../provider.ts'

export type StripeSettings = { secretKey: string; publishableKey: string; webhookSecret: string; apiBase: string | undefined }

/** A renewal, charged with nobody there. */
const isUnattended = (intent: Stripe.PaymentIntent): boolean => intent.metadata.renewal === 'true'

const statusOf = (intent: Stripe.PaymentIntent): PaymentTruth['status'] => {
  switch (intent.status) {
    case 'succeeded':
      return 'Succeeded'
    case 'processing':
      return 'Processing'
    case 'canceled':
      return intent.cancellation_reason === 'failed_invoice' || intent.cancellation_reason === 'automatic' ? 'Failed' : 'Cancelled'
    // After a decline Stripe waits for another card in the same form, or for a confirmation. With nobody there it has come to nothing.
    default:
      return isUnattended(intent) && intent.status !== 'requires_confirmation' ? 'Declined' : 'NeedsConfirmation'
  }
}

const idOf = (value: string | { id: string } | null): string | null => (typeof value === 'string' ? value : (value?.id ?? null))

/** Stripe charges a saved card only together with its customer, so both are kept as one. */
const writeMethod = (customer: string | null, method: string | null): string | null =>
  customer && method ? `${customer}/${method}` : method

const readMethod = (saved: string): { customer?: string; payment_method: string } => {
  const [customer = '', method] = saved.split('/')
  return method ? { customer, payment_method: method } : { payment_method: customer }
}

const cardOf = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  charge && typeof charge === 'object' ? charge.payment_method_details?.card : undefined

const toTruth = (intent: Stripe.PaymentIntent): PaymentTruth => ({
  providerId: intent.id,
  reference: intent.metadata.payment ?? '',
  status: statusOf(intent),
  // Ours and Stripe's are both whole minor units, and both have none below a yen.
  amount: intent.amount,
  currency: intent.currency.toUpperCase() as Currency,
  reason: intent.last_payment_error?.message ?? null,
  clientSecret: intent.client_secret,
  methodId: writeMethod(idOf(intent.customer), idOf(intent.payment_method)),
  methodName: cardOf(intent)?.last4 ? `Card ending in ${cardOf(intent)?.last4}` : null,
  cardCountry: cardOf(intent)?.country ?? null,
})

const toEvent = (event: Stripe.Event): ProviderEvent => {
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

const refundStatus = (status: string | null) => (status === 'succeeded' ? 'Succeeded' : status === 'pending' ? 'Pending' : 'Failed')

const openStripe = ({ secretKey, apiBase }: StripeSettings): Stripe => {
  const base = apiBase ? new URL(apiBase) : undefined
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  })
}

/** Stripe, by its official library. Every write carries our id as its idempotency key, so that a repeated one has the same end. */
export const stripeProvider = (settings: StripeSettings): PaymentProvider => {
  const stripe = openStripe(settings)
  const expand = ['latest_charge']
  const reach = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call()
    } catch (error) {
      throw new ProviderAway(error)
    }
  }

  /** A card can be charged again only if it belongs to somebody. */
  const openCustomer = async (reference: string, email: string): Promise<string> =>
    (await stripe.customers.create({ email, metadata: { for: reference } }, { idempotencyKey: `${reference}-customer` })).id

  const create = async (order: PaymentOrder): Promise<Stripe.PaymentIntent> => {
    const { reference, amount, currency, orderId, email, savedMethod, keepsMethod } = order
    return stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        metadata: { payment: reference, order: orderId, ...(savedMethod && { renewal: 'true' }) },
        receipt_email: email,
        automatic_payment_methods: { enabled: true, ...(savedMethod && { allow_redirects: 'never' as const }) },
        ...(savedMethod
          ? { ...readMethod(savedMethod), confirm: true, off_session: true }
          : { setup_future_usage: 'off_session' as const }),
        ...(keepsMethod && { customer: await openCustomer(reference, email) }),
        expand,
      },
      { idempotencyKey: reference },
    )
  }

  const retrieve = (id: string) => stripe.paymentIntents.retrieve(id, { expand })

  return {
    name: 'Stripe',
    publishableKey: settings.publishableKey,
    start: (order) =>
      reach(async () => {
        try {
          return toTruth(await create(order))
        } catch (error) {
          // A saved card that is declined is an answer, not a failure; the intent comes with it.
          const declined = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined
          if (!declined) throw error
          return { ...toTruth(await retrieve(declined.id)), reason: (error as Error).message }
        }
      }),
    confirm: (providerId) => reach(async () => toTruth(await retrieve(providerId))),
    find: (_reference, providerId) => reach(async () => (providerId ? toTruth(await retrieve(providerId)) : undefined)),
    // Made again with the same key it is the same intent, so that there is always one to cancel.
    cancel: (order, providerId) =>
      reach(async () => {
        const id = providerId ?? (await create(order)).id
        try {
          return toTruth(await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }))
        } catch (error) {
          // It was paid, is being paid, or was cancelled before: what it is now is the answer.
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return toTruth(await retrieve(id))
          throw error
        }
      }),
    beginMethod: ({ reference, email }) =>
      reach(async () => {
        const customer = await openCustomer(`${reference}-${newUuid()}`, email)
        const setup = await stripe.setupIntents.create({
          customer,
          usage: 'off_session',
          automatic_payment_methods: { enabled: true },
          metadata: { subscription: reference },
        })
        return { kind: 'Stripe', clientSecret: setup.client_secret ?? '', publishableKey: settings.publishableKey }
      }),
    saveMethod: ({ reference, setupId }) =>
      reach(async () => {
        if (!setupId || !/^seti_\w{1,100}$/.test(setupId)) return { saved: false, reason: 'Enter a card' }
        const setup = await stripe.setupIntents.retrieve(setupId, { expand: ['payment_method'] })
        const method = typeof setup.payment_method === 'object' ? setup.payment_method : null
        const methodId = writeMethod(idOf(setup.customer), idOf(setup.payment_method))
        // Somebody else's form is worth nothing here.
        if (setup.metadata?.subscription !== reference || setup.status !== 'succeeded' || !methodId) {
          return { saved: false, reason: setup.last_setup_error?.message ?? 'The card was not confirmed. Try again.' }
        }
        return { saved: true, methodId, methodName: method?.card?.last4 ? `Card ending in ${method.card.last4}` : null }
      }),
    refund: ({ reference, paymentProviderId, amount }) =>
      reach(async () => {
        const made = await stripe.refunds.create(
          { payment_intent: paymentProviderId, amount, metadata: { refund: reference } },
          { idempotencyKey: reference },
        )
        return { providerId: made.id, reference, status: refundStatus(made.status), amount: made.amount }
      }),
    findDispute: (disputeId) =>
      reach(async () => {
        const dispute = await stripe.disputes.retrieve(disputeId)
        const status = dispute.status === 'won' || dispute.status === 'warning_closed' ? 'Won' : dispute.status === 'lost' ? 'Lost' : 'Open'
        return { providerId: dispute.id, paymentProviderId: idOf(dispute.payment_intent) ?? '', status, amount: dispute.amount }
      }),
    readEvent: (body, headers) => {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return undefined
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature, settings.webhookSecret))
      } catch {
        return undefined
      }
    },
  }
}
