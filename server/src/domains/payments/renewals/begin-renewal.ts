import { createHash } from 'node:crypto'
import { customerKey } from '#domains/coupons/index.ts'
import { findAgreedFees } from '#domains/creators/index.ts'
import { getUserRow } from '#domains/identity/index.ts'
import { findOrder, lineId, moveOrder, type OrderRow, type OrderSnapshot, setDetails } from '#domains/orders/index.ts'
import type { PricedLine } from '#domains/pricing/index.ts'
import {
  endSubscription,
  endWhatIsTakenAway,
  findSubscription,
  lockSubscription,
  missPayment,
  openPeriodOrder,
  putOffPayment,
  quotePayment,
  type SubscriptionRow,
} from '#domains/subscriptions/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PaymentProviders } from '#platform/payments/provider.ts'
import { feeRate, feeReason, splitFee } from '../fee.rules.ts'
import type { BuyerSnapshot, LineSnapshot } from '../payment.documents.ts'
import { insertPayment, type PaymentRow } from '../payment.store.ts'
import { settlePayment } from '../settling/settle-payment.ts'

/** A payment in progress is handled by the reconciliation; until then the job need not look again. */
const lease = 60 * 60 * 1000

const isDue = ({ status, next_try_at: next }: SubscriptionRow, now: Date): boolean => status === 'Active' && next !== null && next <= now

const snapshotLine = async (tx: Tx, subscription: SubscriptionRow, priced: PricedLine, now: Date): Promise<LineSnapshot> => {
  const { kind, creator_id: creatorId, item_id: itemId, variation_id: variationId, quantity, cycle, agreement } = subscription
  const agreed = (await findAgreedFees(tx, [creatorId], now)).get(creatorId) ?? null
  const asked = { agreed, isOwnChannel: agreement.channel !== null }
  const rate = feeRate(asked)
  const { original, discount, subtotal, tax, due } = priced
  return {
    lineId: subscription.line_id,
    kind,
    creatorId,
    itemId,
    variationId,
    quantity,
    name: agreement.name,
    creatorName: agreement.creatorName,
    variationName: agreement.variationName,
    original,
    discount,
    subtotal,
    tax,
    due,
    feeRate: rate,
    feeReason: feeReason(asked),
    channel: agreement.channel,
    ...splitFee(priced, rate),
    coupons: [],
    cycle,
    grants: [],
    renews: subscription.id,
  }
}

/** The order as its customer sees it later: the line as it was bought, at the current price. */
const snapshotOf = async (tx: Tx, { order_id, line_id }: SubscriptionRow, priced: PricedLine): Promise<OrderSnapshot> => {
  const { original, discount, subtotal, tax, due } = priced
  const first = (await findOrder(tx, order_id))?.snapshot
  const bought = first?.lines.find((line) => lineId(line) === line_id)
  const steps = priced.steps.map((step) => ({
    why: step.why,
    text: step.why === 'sale' ? step.name : step.why === 'price' ? 'Price' : 'Tax',
    amount: step.amount,
  }))
  return {
    rates: first?.rates ?? {},
    coupons: [],
    total: { original, discount, subtotal, tax, due },
    lines: bought ? [{ ...bought, original, discount, subtotal, due, isOnSale: false, steps }] : [],
  }
}

const storeDetails = (tx: Tx, order: OrderRow, buyer: BuyerSnapshot, now: Date) => {
  const { name, email, businessName, taxId, address } = buyer
  return setDetails(tx, order.id, {
    customer: { name, email, businessName, taxId, address, phone: null, validAddress: address !== null },
    secretHash: null,
    consent: order.consent,
    seen: null,
    userId: buyer.userId,
    now,
  })
}

type Held = { subscription: SubscriptionRow; order: OrderRow; providers: PaymentProviders; now: Date }

/** Order and subscription are locked, and the payment is due. */
const charge = async (tx: Tx, { subscription, order, providers, now }: Held): Promise<PaymentRow | undefined> => {
  const user = await getUserRow(tx, subscription.user_id)
  if (user.deleted_at) return void (await endSubscription(tx, subscription, now))
  if (await endWhatIsTakenAway(tx, subscription, now)) return undefined
  const { priced, treatment } = await quotePayment(tx, subscription, now)
  const { currency, method_id: method } = subscription
  const isFree = priced.due === 0
  // A card is charged by the provider that stores it.
  const provider = providers.find(subscription.provider)
  if (!isFree && !(method && provider)) {
    return void (await missPayment(tx, { subscriptionId: subscription.id, reason: 'There is no card to charge.', now }))
  }
  const buyer: BuyerSnapshot = { ...subscription.buyer, email: user.email, userId: user.id, treatment }
  const snapshot = await snapshotOf(tx, subscription, priced)
  await storeDetails(tx, order, buyer, now)
  const payment = await insertPayment(tx, {
    id: newId('pay', now),
    orderId: order.id,
    provider: isFree ? 'None' : subscription.provider,
    currency,
    amount: priced.due,
    basket: [await snapshotLine(tx, subscription, priced, now)],
    buyer,
    customer: customerKey(user.email),
    fingerprint: createHash('sha256').update(`renewal ${order.id}`).digest('hex'),
    network: '',
    ...(!isFree && method && { savedMethod: method }),
    now,
  })
  if (isFree) return void (await settlePayment(tx, { order: { ...order, snapshot }, payment, report: undefined, now }))
  await moveOrder(tx, order, 'PaymentProcessing', { snapshot })
  await putOffPayment(tx, subscription.id, new Date(now.getTime() + lease))
  return payment
}

/**
 * Everything that must be true before a saved card is charged. The order of the period is locked: of several that handle the same
 * period the first begins its payment, the others find it begun or paid. The result is to be sent to the provider.
 */
export const beginRenewal = async (
  tx: Tx,
  providers: PaymentProviders,
  subscriptionId: string,
  now: Date,
): Promise<PaymentRow | undefined> => {
  const found = await findSubscription(tx, subscriptionId)
  if (!found || !isDue(found, now)) return undefined
  const order = await openPeriodOrder(tx, { subscription: found, returnUrl: null, now })
  const subscription = await lockSubscription(tx, subscriptionId)
  if (!isDue(subscription, now) || subscription.paid_periods !== found.paid_periods) return undefined
  if (order.status === 'Open') return charge(tx, { subscription, order, providers, now })
  await putOffPayment(tx, subscriptionId, new Date(now.getTime() + lease))
  return undefined
}
