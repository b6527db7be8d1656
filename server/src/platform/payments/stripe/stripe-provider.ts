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

/** Amounts that Stripe begins no payment with: below its least and above its most. Asking again would not help. */
const unpayable: Readonly<Record<string, string>> = {
  amount_too_small: 'This amount is too small to be paid by card.',
  amount_too_large: 'This amount is too large to be paid by card. Buy in several orders.',
}

const isInvalid = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError

/** The answer of a Stripe that would not begin it; undefined where it failed for any other reason. */
const neverBegun = ({ reference, amount, currency }: PaymentOrder, status: 'Declined' | 'Cancelled', error: unknown) => {
  const reason = isInvalid(error) ? unpayable[error.code ?? ''] : undefined
  const nothing = { providerId: null, clientSecret: null, methodId: null, methodName: null, cardCountry: null }
  return reason === undefined ? undefined : { ...nothing, reference, amount, currency, status, reason }
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
        automatic_payment_methods: { enabled: true, ...(savedMethod && { allow_redirects: 'never' as const }) },
        ...(savedMethod && { ...readMethod(savedMethod), confirm: true, off_session: true }),
        ...(keepsMethod && { setup_future_usage: 'off_session' as const, customer: await openCustomer(reference, email) }),
        expand,
      },
      { idempotencyKey: reference },
    )
  }

  const retrieve = (id: string) => stripe.paymentIntents.retrieve(id, { expand })

  /** Said again with its key, a refund is answered as it was then; how it stands now, and whether there is one after the key was forgotten, its list says. */
  const findRefund = async (payment: string, reference: string): Promise<Stripe.Refund | undefined> =>
    (await stripe.refunds.list({ payment_intent: payment, limit: 100 })).data.find(({ metadata }) => metadata?.refund === reference)

  const createRefund = (payment: string, reference: string, amount: number): Promise<Stripe.Refund> =>
    stripe.refunds.create({ payment_intent: payment, amount, metadata: { refund: reference } }, { idempotencyKey: reference })

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
          if (declined) return { ...toTruth(await retrieve(declined.id)), reason: (error as Error).message }
          const refused = neverBegun(order, 'Declined', error)
          if (refused) return refused
          throw error
        }
      }),
    confirm: (providerId) => reach(async () => toTruth(await retrieve(providerId))),
    find: (_reference, providerId) => reach(async () => (providerId ? toTruth(await retrieve(providerId)) : undefined)),
    // Made again with the same key it is the same intent, so that there is always one to cancel.
    cancel: (order, providerId) =>
      reach(async () => {
        let id = providerId
        try {
          id ??= (await create(order)).id
          return toTruth(await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }))
        } catch (error) {
          // It was paid, is being paid, or was cancelled before: what it is now is the answer.
          if (id !== null && isInvalid(error)) return toTruth(await retrieve(id))
          const refused = neverBegun(order, 'Cancelled', error)
          if (refused) return refused
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
        try {
          const made = (await findRefund(paymentProviderId, reference)) ?? (await createRefund(paymentProviderId, reference, amount))
          return { providerId: made.id, reference, status: refundStatus(made.status), amount: made.amount }
        } catch (error) {
          // Of a charge that the bank disputes, or that has nothing left, it gives nothing back. That is an answer.
          if (isInvalid(error)) return { providerId: null, reference, status: 'Failed', amount }
          throw error
        }
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
