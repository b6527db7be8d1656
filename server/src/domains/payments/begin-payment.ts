import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Currency, decimalsOf } from '#contract/core/money.ts'
import type { paymentForm } from '#contract/payments/checkout.ts'
import type { PaymentProviderName } from '#contract/payments/providers.ts'
import { listOwnPolicies } from '#domains/catalog/index.ts'
import { reserveCoupons } from '#domains/coupons/index.ts'
import { findAgreedFees } from '#domains/creators/index.ts'
import {
  customerOf,
  lineId,
  lockKnownOrder,
  moveOrder,
  type OrderRow,
  type Quote,
  requireStock,
  setDetails,
  takeSnapshot,
} from '#domains/orders/index.ts'
import type { TaxTreatment } from '#domains/pricing/index.ts'
import { findSubscription, requireLicense } from '#domains/subscriptions/index.ts'
import { newId } from '#kernel/ids.ts'
import { money, toDecimal } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { isProven, ownedBy, type SignedIn, type Visitor } from '#platform/http/visitor.ts'
import { seenOf } from './checkout/change.rules.ts'
import type { CheckoutDeps } from './checkout/describe-checkout.ts'
import { licensesIn, maxLicenses } from './checkout/order-size.rules.ts'
import { ownedLines } from './checkout/owned.rules.ts'
import { quoteCheckout } from './checkout/quote-checkout.ts'
import { consentNow } from './checkout/save-checkout.ts'
import { snapshotBasket } from './checkout/snapshot-basket.ts'
import type { BuyerSnapshot, LineSnapshot } from './payment.documents.ts'
import { isUnderWay } from './payment.states.ts'
import { findLastPayment, findSamePayment, insertPayment, type PaymentRow } from './payment.store.ts'
import { findSavedCard } from './saved-card.store.ts'
import { settlePayment } from './settling/settle-payment.ts'
import { lockUpgrades, upgradesIn } from './upgrade.store.ts'

type Form = z.output<typeof paymentForm>

type Asked = {
  orderId: string
  form: Form
  visitor: Visitor
  isBuyer(order: OrderRow): boolean
  address: string
  network: string
  now: Date
}

/** Whether the provider has to be asked, or the outcome is already known. */
export type BegunPayment = { payment: PaymentRow; asks: boolean }

const say = (amount: number, currency: Currency): string => `${toDecimal(amount, currency).toFixed(decimalsOf(currency))} ${currency}`

const namesOf = (lines: readonly { id: string; quantity: number }[]): string =>
  lines
    .map(({ id, quantity }) => `${id}*${quantity}`)
    .sort()
    .join()

/** Charges exactly what the buyer's screen shows, and for exactly those items, or nothing. */
const requireSeen = ({ due, lines }: Form, { priced, wanted }: Quote): void => {
  const { currency } = wanted
  if (due.currency !== currency || due.amount !== toDecimal(priced.total.due, currency)) {
    refuse('price-changed', { detail: `The total is now ${say(priced.total.due, currency)}. Check it before you pay.` })
  }
  const there = wanted.lines.map((line) => ({ id: lineId(line), quantity: line.quantity }))
  if (lines && namesOf(lines) !== namesOf(there)) {
    refuse('price-changed', { detail: 'The order has changed. Check it before you pay.' })
  }
}

const requireDetails = (order: OrderRow, due: number): NonNullable<OrderRow['customer']> & { name: string; email: string } => {
  const { customer } = order
  const errors: Record<string, string[]> = {}
  if (!customer?.name) errors.name = ['Enter your name']
  if (!customer?.email) errors.email = ['Enter your e-mail address']
  if (due > 0 && !customer?.address) errors.address = ['Enter your billing address']
  if (Object.keys(errors).length > 0) refuse('invalid-input', { errors })
  return customer as NonNullable<OrderRow['customer']> & { name: string; email: string }
}

/** The products that come in bundles. */
const partsIn = ({ catalogue }: Quote) =>
  [...catalogue.bundles.values()].flatMap(({ creator_id: creatorId, parts }) =>
    parts.map(({ id: productId }) => ({ creatorId, productId })),
  )

const requireFit = (basket: readonly LineSnapshot[]): void => {
  const licenses = licensesIn(basket)
  if (licenses <= maxLicenses) return
  const [limit, given] = [maxLicenses, licenses].map((count) => count.toLocaleString('en-US'))
  const detail = `An order can hold at most ${limit} licenses; this one would have ${given}. Split it into several orders.`
  refuse('invalid-input', { detail, errors: { items: [detail] } })
}

/** For a renewal: the license may have been revoked since the checkout was opened. */
const requireLicenses = async (tx: Tx, basket: readonly LineSnapshot[]): Promise<void> => {
  for (const { renews } of basket) {
    const subscription = renews && (await findSubscription(tx, renews))
    if (subscription) await requireLicense(tx, subscription)
  }
}

const fingerprintOf = (basket: readonly LineSnapshot[], currency: Currency): string => {
  // Another period of the same subscription is not a repeated purchase.
  const lines = basket.map(({ lineId, quantity, renews = '' }) => `${lineId}*${quantity}${renews}`).sort()
  return createHash('sha256')
    .update([currency, ...lines].join('\n'))
    .digest('hex')
}

const aDay = 24 * 60 * 60 * 1000

type Again = { quote: Quote; order: OrderRow; visitor: Visitor; customer: string; fingerprint: string; network: string; now: Date }

/**
 * Somebody who owns this already, or paid for the very same a short while ago, is asked first. A guest is recognised by address and
 * network together, and so is an unconfirmed account: by the address alone a stranger could find out what somebody bought.
 */
const requireNotAgain = async (tx: Tx, { quote, order, visitor, customer, fingerprint, network, now }: Again): Promise<void> => {
  // Two carts of one customer wait for each other here, so that neither misses the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${customer}, 0))`.execute(tx)
  const isGuest = !isProven(visitor)
  const since = new Date(now.getTime() - aDay)
  const asked = { customer, fingerprint, network: isGuest ? network : null, orderId: order.id, since }
  if (ownedLines(order.lines, quote, await ownedBy(tx, visitor)).length > 0 || (await findSamePayment(tx, asked))) refuse('buy-again')
}

const buyerOf = (
  order: OrderRow,
  visitor: Visitor,
  customer: ReturnType<typeof requireDetails>,
  treatment: TaxTreatment | null,
): BuyerSnapshot => ({
  userId: visitor.kind === 'user' ? (visitor satisfies SignedIn).userId : order.user_id,
  name: customer.name,
  email: customer.email,
  businessName: customer.businessName,
  taxId: customer.taxId,
  address: customer.address,
  country: customer.address?.countryCode ?? null,
  treatment,
})

/** Anybody can sign up with any address: a card is only saved with a confirmed one. */
const getSavedCard = async (tx: Tx, visitor: Visitor, provider: PaymentProviderName) =>
  (isProven(visitor) ? await findSavedCard(tx, visitor.userId, provider) : undefined) ??
  refuse('invalid-input', { errors: { card: ['This card is no longer saved. Enter a card'] } })

/** A payment of this order that is in progress or done: a repeated call returns the same payment. */
const findKnown = async (tx: Tx, order: OrderRow): Promise<BegunPayment | undefined> => {
  if (order.status === 'Open') return undefined
  const payment = await findLastPayment(tx, order.id)
  if (!payment) return refuse('already-done')
  // It was begun, and it is unknown whether the provider received it: asking again with the same key finds out.
  return { payment, asks: payment.status === 'Started' && isUnderWay(payment.status) }
}

/**
 * Everything that must be true before money moves: the order locked, the price as it was seen, the coupons reserved, the basket
 * stored. A free order is settled at once.
 */
export const beginPayment = async (tx: Tx, deps: Omit<CheckoutDeps, 'problemLink'>, asked: Asked): Promise<BegunPayment> => {
  const { orderId, form, visitor, address, network, now } = asked
  const order = (await lockKnownOrder(tx, orderId)) ?? refuse('not-found')
  if (!asked.isBuyer(order)) refuse('not-found')
  const known = await findKnown(tx, order)
  if (known) return known

  await lockUpgrades(tx, visitor)
  const { quote, tax } = await quoteCheckout(tx, deps.readCatalogueRows, { order, visitor, now })
  if (order.lines.length === 0) refuse('invalid-input', { errors: { items: ['Your cart is empty'] } })
  requireStock(quote)
  const due = money(quote.priced.total.due, order.currency).amount
  const customer = requireDetails(order, due)
  const consent = order.consent ?? (form.consent ? consentNow(address, now) : null)
  // There is nothing to withdraw from where nothing was paid.
  if (!consent && due > 0) refuse('invalid-input', { errors: { consent: ['Agree to get your downloads right away'] } })
  requireSeen(form, quote)
  const chosen = due > 0 && form.savedCard ? await getSavedCard(tx, visitor, deps.providers.current.name) : undefined
  if (due > 0 && deps.providers.current.takesCardNumbers && !form.card && !chosen) {
    refuse('invalid-input', { errors: { card: ['Enter a card'] } })
  }

  const basket = snapshotBasket(
    quote,
    await findAgreedFees(
      tx,
      order.lines.map((line) => line.creatorId),
      now,
    ),
    await listOwnPolicies(tx, partsIn(quote)),
  )
  requireFit(basket)
  await requireLicenses(tx, basket)
  const key = customerOf(order, visitor) as string
  const fingerprint = fingerprintOf(basket, order.currency)
  if (!form.buyAgain) await requireNotAgain(tx, { quote, order, visitor, customer: key, fingerprint, network, now })
  const couponIds = [...new Set(basket.flatMap((line) => line.coupons.map((coupon) => coupon.id)))]
  if (!(await reserveCoupons(tx, { couponIds, orderId, customer: key, now }))) {
    refuse('price-changed', { detail: 'A coupon has just been used up. Check the new price before you pay.' })
  }

  const buyer = buyerOf(order, visitor, customer, tax)
  if (!order.consent && consent) {
    await setDetails(tx, orderId, {
      customer,
      secretHash: order.secret_hash as Buffer,
      consent,
      seen: seenOf(quote),
      userId: buyer.userId,
      now,
    })
  }
  const snapshot = takeSnapshot(quote)
  const provider = due === 0 ? 'None' : deps.providers.current.name
  const id = newId('pay', now)
  const payment = await insertPayment(tx, {
    id,
    orderId,
    provider,
    currency: order.currency,
    amount: due,
    basket,
    buyer,
    customer: key,
    fingerprint,
    network,
    chosenMethod: chosen?.method_id,
    keepsCard: form.keepCard && isProven(visitor) && !chosen,
    upgrades: upgradesIn(quote),
    now,
  })
  if (due === 0) {
    await settlePayment(tx, { order: { ...order, snapshot }, payment, report: undefined, now })
    return { payment, asks: false }
  }
  await moveOrder(tx, order, 'PaymentProcessing', { snapshot })
  return { payment, asks: true }
}
