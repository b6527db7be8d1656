import Stripe from 'stripe'
import { newUuid } from '#kernel/ids.ts'
import { type PaymentOrder, type PaymentProvider, ProviderAway } from '../../../../platform/payments/provider.ts'
import { idOf, isInvalid, neverBegun, readMethod, refundStatus, toEvent, toReport, writeMethod } from './stripe-messages.ts'

export type StripeSettings = { secretKey: string; publishableKey: string; webhookSecret: string; apiBase: string | undefined }

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

/** Stripe, by its official library. Every write has our id as its idempotency key, so that a repeated one has the same result. */
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
    const { reference, amount, currency, orderId, email, savedMethod, chosenMethod, keepsMethod } = order
    return stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        metadata: { payment: reference, order: orderId, ...(savedMethod && { renewal: 'true' }) },
        automatic_payment_methods: { enabled: true, ...(savedMethod && { allow_redirects: 'never' as const }) },
        ...(savedMethod && { ...readMethod(savedMethod), confirm: true, off_session: true }),
        // Confirmed in the browser, where the bank can ask.
        ...(chosenMethod && { ...readMethod(chosenMethod), setup_future_usage: 'off_session' as const }),
        ...(keepsMethod && { setup_future_usage: 'off_session' as const, customer: await openCustomer(reference, email) }),
        expand,
      },
      { idempotencyKey: reference },
    )
  }

  const retrieve = (id: string) => stripe.paymentIntents.retrieve(id, { expand })

  /** With its key repeated, a refund is answered as it was then; its current state, and whether it exists after the key expired, come from the list. */
  const findRefund = async (payment: string, reference: string): Promise<Stripe.Refund | undefined> =>
    (await stripe.refunds.list({ payment_intent: payment, limit: 100 })).data.find(({ metadata }) => metadata?.refund === reference)

  const createRefund = (payment: string, reference: string, amount: number): Promise<Stripe.Refund> =>
    stripe.refunds.create({ payment_intent: payment, amount, metadata: { refund: reference } }, { idempotencyKey: reference })

  return {
    name: 'Stripe',
    form: { name: 'Stripe', publishableKey: settings.publishableKey },
    takesCardNumbers: false,
    formHosts: {
      scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      connections: ['https://api.stripe.com'],
      frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    },
    confirmationOf: ({ clientSecret, hasMethod }) => ({
      kind: 'Stripe',
      clientSecret: clientSecret ?? '',
      publishableKey: settings.publishableKey,
      hasMethod,
    }),
    start: (order) =>
      reach(async () => {
        try {
          return toReport(await create(order))
        } catch (error) {
          // A saved card that is declined is an answer, not a failure; the intent comes with it.
          const declined = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined
          if (declined) return { ...toReport(await retrieve(declined.id)), reason: (error as Error).message }
          const refused = neverBegun(order, 'Declined', error)
          if (refused) return refused
          throw error
        }
      }),
    confirm: (providerId) => reach(async () => toReport(await retrieve(providerId))),
    find: (_reference, providerId) => reach(async () => (providerId ? toReport(await retrieve(providerId)) : undefined)),
    // Created again with the same key it is the same intent, so that there is always one to cancel.
    cancel: (order, providerId) =>
      reach(async () => {
        let id = providerId
        try {
          id ??= (await create(order)).id
          return toReport(await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }))
        } catch (error) {
          // It was paid, is being paid, or was cancelled before: its current state is the answer.
          if (id !== null && isInvalid(error)) return toReport(await retrieve(id))
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
        // A form of somebody else is not accepted here.
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
          // A refund of a disputed or fully refunded charge is refused. That is an answer.
          if (isInvalid(error)) return { providerId: null, reference, status: 'Failed', amount }
          throw error
        }
      }),
    findDispute: (disputeId) =>
      reach(async () => {
        const dispute = await stripe.disputes.retrieve(disputeId)
        const status = dispute.status === 'won' || dispute.status === 'warning_closed' ? 'Won' : dispute.status === 'lost' ? 'Lost' : 'Open'
        const dueBy = dispute.evidence_details?.due_by
        const dueAt = dueBy ? new Date(dueBy * 1000) : null
        return { providerId: dispute.id, paymentProviderId: idOf(dispute.payment_intent) ?? '', status, amount: dispute.amount, dueAt }
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
