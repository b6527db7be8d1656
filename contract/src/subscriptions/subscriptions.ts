import { z } from 'zod'
import { accountBundle, accountProduct } from '../catalog/account-items.ts'
import { cycleLength } from '../catalog/catalog.ts'
import { orderId, prefixedId } from '../core/ids.ts'
import { money } from '../core/money.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { orderTotal } from '../orders/orders.ts'
import { enteredCard } from '../payments/checkout.ts'
import { cardSetup } from '../payments/providers.ts'
import { lineRefund } from '../payments/refunds.ts'

/** A customer's subscriptions. Under /@{creatorId} only those of that creator. */

export const subscriptionId = prefixedId('sub')

/** Completed is the SDKs' word for a fixed number of payments; ours continue until they are cancelled. */
export const subscriptionStatuses = ['Active', 'Expired', 'Cancelled', 'Completed'] as const

const content = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Product'), quantity: z.number().int(), product: accountProduct }),
  z.object({ type: z.literal('Bundle'), quantity: z.number().int(), bundle: accountBundle }),
])

export const subscription = z.object({
  id: subscriptionId,
  /** Cancelled keeps access until `expiresAt`; Expired has none. */
  status: z.enum(subscriptionStatuses),
  hasPaymentMethod: z.boolean(),
  cancellable: z.boolean(),
  /** Cancelled, but its period has not ended yet: it can be resumed. */
  resumable: z.boolean(),
  /** The end of the paid period. */
  expiresAt: z.iso.datetime(),
  renewedAt: z.iso.datetime().nullable(),
  nextPaymentScheduledAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** The next payment: the agreed price, with today's tax. */
  total: orderTotal,
  /** How many of the next payments are discounted; null if all of them are, 0 if none. */
  discountedPaymentsLeft: z.number().int().nullable(),
  cycleLength,
  /** Such as 'Card ending in 4242'. */
  paymentMethod: z.string().optional(),
  variationName: z.string(),
  /** Why the last payment failed, as text; it is retried at `nextPaymentScheduledAt`. */
  problem: z.object({ words: z.string(), triesLeft: z.number().int() }).nullable(),
  /** A payment is in progress. */
  isPaying: z.boolean(),
  content,
})
export type Subscription = z.infer<typeof subscription>

const calls = { access: 'signed-in', scope: 'creator' } as const
const params = z.object({ subscriptionId })

export const listSubscriptions = route({
  ...calls,
  name: 'listSubscriptions',
  method: 'GET',
  path: '/api/customer/inventory/subscriptions',
  summary: 'The customer’s subscriptions, the newest first, fifty at a time',
  query: z.object({
    /** Cursor: the last one of the previous page. */
    after: subscriptionId.optional(),
  }),
  answers: { 200: pagedList(subscription) },
})

export const getSubscription = route({
  ...calls,
  name: 'getSubscription',
  method: 'GET',
  path: '/api/customer/inventory/subscriptions/{subscriptionId}',
  summary: 'One subscription',
  params,
  // SDKs send options of their own.
  query: z.looseObject({}),
  answers: { 200: subscription },
})

const subscriptionPayment = z.object({
  orderId,
  orderNumber: z.string(),
  at: z.iso.datetime(),
  due: money,
  /** The end of the period that it paid for. */
  paidUntil: z.iso.datetime(),
  refund: lineRefund,
})

export const listSubscriptionPayments = route({
  ...calls,
  name: 'listSubscriptionPayments',
  method: 'GET',
  path: '/api/customer/inventory/subscriptions/{subscriptionId}/payments',
  summary: 'What was paid for it, the newest first',
  params,
  answers: { 200: z.array(subscriptionPayment) },
})

export const cancelSubscription = route({
  ...calls,
  name: 'cancelSubscription',
  method: 'POST',
  path: '/api/customer/inventory/subscriptions/{subscriptionId}/cancel',
  summary: 'Cancels it: nothing more is charged; access stays until the end of the period. Safe to repeat',
  params,
  answers: { 200: subscription },
})

export const resumeSubscription = route({
  ...calls,
  name: 'resumeSubscription',
  method: 'POST',
  path: '/api/customer/inventory/subscriptions/{subscriptionId}/resume',
  summary: 'Undoes a cancellation while the period lasts',
  params,
  answers: { 200: subscription },
})

export const renewSubscription = route({
  ...calls,
  name: 'renewSubscription',
  method: 'POST',
  path: '/api/customer/inventory/subscriptions/{subscriptionId}/renew',
  summary: 'Where the next period can be paid by hand: the checkout of its order, at the agreed price',
  params,
  query: z.object({
    redirect: z.enum(['true', 'false']).optional(),
    /** Where the buyer goes afterwards; another site only if its creator allows it. */
    return: z.string().max(2000).optional(),
    embedded: z.enum(['true', 'false']).optional(),
  }),
  limit: { burst: 30, perSeconds: 60 },
  answers: { 200: z.object({ location: z.string() }) },
})

export const beginCardChange = route({
  ...calls,
  name: 'beginCardChange',
  method: 'POST',
  path: '/api/customer/inventory/subscriptions/{subscriptionId}/payment-method/setup',
  summary: 'How to enter another card. Nothing is charged',
  params,
  limit: { burst: 20, perSeconds: 600 },
  answers: { 200: cardSetup },
})

export const changeCard = route({
  ...calls,
  name: 'changeCard',
  method: 'PUT',
  path: '/api/customer/inventory/subscriptions/{subscriptionId}/payment-method',
  summary: 'Pays with another card from now on; a payment that did not go through is tried again at once',
  params,
  body: z
    .object({
      /** Only if the provider accepts card numbers. */
      card: enteredCard.optional(),
      /** The id from the provider's own form, once it is completed. */
      setupId: z.string().max(200).optional(),
    })
    .refine(({ card, setupId }) => card !== undefined || setupId !== undefined, { error: 'Enter a card', path: ['card'] }),
  limit: { burst: 20, perSeconds: 600 },
  answers: { 200: subscription },
})
