import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../payments.tables.ts'

type NewEvent = {
  provider: string
  id: string
  type: string
  body: string
  /** The payment, refund or dispute it is about. */
  reference: string | null
  now: Date
}

/** False for an event received before. */
export const insertEvent = async (tx: Tx, { provider, id, type, body, reference, now }: NewEvent): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('provider_events')
    .values({ provider, id, type, body, reference, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const findEvent = (db: Reader, provider: string, id: string) =>
  db.selectFrom('provider_events').selectAll().where('provider', '=', provider).where('id', '=', id).executeTakeFirst()

export const closeEvent = (db: Reader, provider: string, id: string, now: Date) =>
  db.updateTable('provider_events').set({ done_at: now }).where('provider', '=', provider).where('id', '=', id).execute()

/** Events of this provider whose job failed. */
export const listOpenEvents = (db: Reader, provider: string, before: Date, limit: number) =>
  db
    .selectFrom('provider_events')
    .select(['provider', 'id'])
    .where('provider', '=', provider)
    .where('done_at', 'is', null)
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(limit)
    .execute()

export type OrderProviderEvent = { provider: string; id: string; type: string; received_at: Date; done_at: Date | null }

/** Events about the payments, refunds and disputes of an order, newest first. Each refers to one of them. */
export const listEventsOfOrder = async (db: Reader, orderId: string, limit: number): Promise<OrderProviderEvent[]> => {
  const { rows } = await sql<OrderProviderEvent>`
    select e.provider, e.id, e.type, e.received_at, e.done_at from provider_events e
    where e.reference in (
      select p.id from payments p where p.order_id = ${orderId}
      union all select r.id from refunds r where r.order_id = ${orderId}
      union all select d.provider_id from disputes d join payments p on p.id = d.payment_id where p.order_id = ${orderId}
    ) order by e.received_at desc, e.id desc limit ${limit}`.execute(db)
  return rows
}
