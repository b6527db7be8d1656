import type { Order } from '#contract/orders/orders.ts'
import type { Payment } from '#contract/payments/checkout.ts'
import type { OrderLicense } from '#domains/licensing/index.ts'
import { type OrderRow, showOrder, writeOrderNumber } from '#domains/orders/index.ts'
import { readOfferedReleases } from '#domains/releases/index.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { isProven, type Visitor } from '#platform/http/visitor.ts'
import type { CheckoutDeps } from './checkout/describe-checkout.ts'
import { listBought } from './checkout/list-bought.ts'
import { findLastPayment, type PaymentRow } from './payment.store.ts'

const statusOf = (order: OrderRow, payment: PaymentRow | undefined): Payment['status'] => {
  if (order.status === 'Completed' || order.status === 'Paid') return 'Completed'
  if (order.status === 'Failed') return 'Failed'
  if (order.status === 'Open') return payment?.status === 'Declined' ? 'Declined' : 'Open'
  return payment?.status === 'NeedsConfirmation' ? 'NeedsConfirmation' : 'Processing'
}

const declinedOf = (status: Payment['status'], payment: PaymentRow | undefined): Payment['declined'] => {
  if (status === 'Declined') return { reason: 'declined', words: payment?.reason ?? 'The card was declined.' }
  if (status === 'Failed') return { reason: 'failed', words: payment?.reason ?? 'The payment didn’t go through.' }
  return null
}

const confirmationOf = (payment: PaymentRow, { providers }: CheckoutDeps): Payment['confirmation'] =>
  providers.find(payment.provider)?.confirmationOf({
    clientSecret: payment.client_secret,
    hasMethod: payment.chosen_method !== null,
  }) ?? null

type Asked = { order: OrderRow; visitor: Visitor; isBuyer: boolean; now: Date }

/** The newest release of everything that was bought, as its owner gets it. */
const readBought = async (db: Reader, { publicUrl }: CheckoutDeps, licenses: readonly OrderLicense[], now: Date) => {
  const keys = [...new Map(licenses.map((one) => [keyOf(one), { creatorId: one.creator_id, productId: one.product_id }])).values()]
  const looking = { userId: licenses[0]?.user_id ?? null, owned: new Set(licenses.map(keyOf)), scope: undefined, now }
  return readOfferedReleases(publicUrl)(db, keys, looking)
}

const keyOf = ({ creator_id, product_id }: OrderLicense): string => `${creator_id}/${product_id}`

type Done = Asked & { shown: Order }

const completedOf = async (db: Reader, deps: CheckoutDeps, { order, shown, visitor, now }: Done): Promise<Payment['completed']> => {
  const licenses = await listBought(db, order.id)
  const releases = await readBought(db, deps, licenses, now)
  return {
    order: shown,
    orderNumber: writeOrderNumber(order.number),
    email: order.customer?.email ?? '',
    licenses: licenses.map((license) => ({
      id: license.id,
      creatorId: license.creator_id,
      productId: license.product_id,
      name: license.name,
      iconUrl: license.icon_url,
      downloadUrl: `/${license.creator_id}/${license.product_id}/download`,
      version: releases.get(keyOf(license))?.version ?? null,
      downloads: (releases.get(keyOf(license))?.downloads ?? []).map(({ key, name, platform, size }) => ({ key, name, platform, size })),
    })),
    // Every guest gets the same answer: whether an address has an account is for its owner to know.
    accountNeedsConfirmation: !isProven(visitor),
    problemUrl: deps.problemLink(order.id),
  }
}

/** The result of paying an order. Somebody who only has its id learns its status, and nothing else. */
export const describePayment = async (db: Reader, deps: CheckoutDeps, { order, visitor, isBuyer, now }: Asked): Promise<Payment> => {
  const payment = await findLastPayment(db, order.id)
  const status = statusOf(order, payment)
  const isDone = status === 'Completed'
  const shown = isDone && isBuyer ? await showOrder(db, deps, { order, visitor, isBuyer, now }) : undefined
  return {
    status,
    due: toWire({ currency: payment?.currency ?? order.currency, amount: payment?.amount ?? 0 }),
    declined: declinedOf(status, payment),
    confirmation: status === 'NeedsConfirmation' && isBuyer && payment ? confirmationOf(payment, deps) : null,
    completed: shown ? await completedOf(db, deps, { order, shown, visitor, isBuyer, now }) : null,
  }
}
