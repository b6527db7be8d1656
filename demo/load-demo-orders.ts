import { findUserByEmail } from '#domains/identity/index.ts'
import { askRefund, finishRefund, renewDue } from '#domains/payments/index.ts'
import { cancelSubscription, findNextDue } from '#domains/subscriptions/index.ts'
import { clockAt, clockFrom } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import { momentBefore } from './loading/calendar.ts'
import { exampleNetwork, orderIdOf, placeOrder, type Till } from './loading/place-order.ts'
import { type DemoOrder, demoOrders } from './shop/orders.ts'

const aDay = 24 * 60 * 60 * 1000

/** Staff refund a line, a day after it was bought. */
const refundLine = async (till: Till, orderId: string, { of, reason }: NonNullable<DemoOrder['refund']>, now: Date): Promise<void> => {
  const { db } = till
  const [creatorId = '', itemId = ''] = of.split('/')
  const line = await db
    .selectFrom('sale_lines')
    .select(['line_id', 'refund_id'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'product')
    .where('creator_id', '=', creatorId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  const support = await findUserByEmail(db, 'support@soundfair.test')
  if (!line || line.refund_id || !support) return
  const asked = {
    orderId,
    form: { lineIds: [line.line_id], reason },
    creatorId: null,
    by: { userId: support.id },
    network: exampleNetwork,
    now,
  }
  const { id } = await db.transaction().execute((tx) => askRefund(tx, asked))
  await finishRefund({ ...till, clock: clockFrom(now) }, id)
}

/** Charges everything that was due until then on the day it was due, in order. */
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

/** Renewals of the demo's own orders do not count as other sales. */
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
 * Some weeks of orders, made in the same way as real ones: cart, checkout, a Sandbox payment, and what follows from it. A shop with other
 * sales is left unchanged, because invoices dated in the past would come after today's.
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
