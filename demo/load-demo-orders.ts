import { findUserByEmail } from '#domains/identity/index.ts'
import { askRefund, finishRefund, renewDue } from '#domains/payments/index.ts'
import { cancelSubscription, findNextDue } from '#domains/subscriptions/index.ts'
import { clockAt, clockFrom } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import { momentBefore } from './loading/calendar.ts'
import { orderIdOf, placeOrder, someNetwork, type Till } from './loading/place-order.ts'
import { type DemoOrder, demoOrders } from './shop/orders.ts'

const aDay = 24 * 60 * 60 * 1000

/** Somebody of the staff gives a line back, a day after it was bought. */
const refundLine = async (till: Till, orderId: string, { of, reason }: NonNullable<DemoOrder['refund']>, now: Date): Promise<void> => {
  const { db } = till
  const line = await db
    .selectFrom('sale_lines')
    .select(['line_id', 'refund_id'])
    .where('order_id', '=', orderId)
    .where('line_id', 'like', `p/${of}/%`)
    .executeTakeFirst()
  const support = await findUserByEmail(db, 'support@soundfair.test')
  if (!line || line.refund_id || !support) return
  const asked = {
    orderId,
    form: { lineIds: [line.line_id], reason },
    creatorId: null,
    by: { userId: support.id },
    network: someNetwork,
    now,
  }
  const { id } = await db.transaction().execute((tx) => askRefund(tx, asked))
  await finishRefund({ ...till, clock: clockFrom(now) }, id)
}

/** What was due until then is charged on the day it was due, like everything else in its turn. */
const renewUntil = async (till: Till, until: Date): Promise<void> => {
  let last = 0
  for (let due = await findNextDue(till.db, until); due && due.getTime() > last; due = await findNextDue(till.db, until)) {
    last = due.getTime()
    await renewDue({ ...till, clock: clockAt(due.toISOString()) })
  }
}

const cancel = async ({ db }: Till, orderId: string, now: Date): Promise<void> => {
  const begun = await db.selectFrom('subscriptions').select('id').where('order_id', '=', orderId).execute()
  for (const { id } of begun) await db.transaction().execute((tx) => cancelSubscription(tx, id, now))
}

/** Renewals of what was bought here are its own trade. */
const hasOtherSales = async (db: Reader): Promise<boolean> => {
  const renewals = db.selectFrom('subscription_periods').select('order_id')
  const others = db
    .selectFrom('sales')
    .select('id')
    .where('order_id', 'not in', demoOrders.map(orderIdOf))
    .where('order_id', 'not in', renewals)
  return (await others.limit(1).executeTakeFirst()) !== undefined
}

/**
 * Some weeks of trade, made the way every order is made: cart, checkout, a payment with the Sandbox, and what follows from it.
 * A shop that has sold something on its own is left alone: invoices of the past would come after those of today.
 */
export const loadDemoOrders = async (till: Till, now: Date): Promise<void> => {
  if (!till.providers.current.takesCardNumbers || (await hasOtherSales(till.db))) return
  for (const order of demoOrders) {
    const at = momentBefore(now, order.daysAgo, order.buyer.email)
    await renewUntil(till, at)
    const orderId = await placeOrder(till, order, at)
    if (order.cancelledAfter) await cancel(till, orderId, new Date(at.getTime() + order.cancelledAfter * aDay))
    if (order.refund) await refundLine(till, orderId, order.refund, new Date(at.getTime() + aDay))
  }
  await renewUntil(till, now)
}
