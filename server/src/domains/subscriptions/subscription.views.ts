import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import { readSubscription, type SubscriptionRow } from './subscription.store.ts'

/** A subscription, and whether it is being paid at this moment. */
export type ShownSubscription = SubscriptionRow & { is_paying: boolean }

const select = sql`
  select s.*, exists (select from subscription_periods n join orders o on o.id = n.order_id
    where n.subscription_id = s.id and n.number = s.paid_periods + 1 and o.status = 'PaymentProcessing') as is_paying
  from subscriptions s`

type StoredSubscription = Parameters<typeof readSubscription>[0] & { is_paying: boolean }

type Of = { userId: string; scope: string | undefined }

const ofCustomer = ({ userId, scope }: Of) =>
  scope === undefined ? sql`s.user_id = ${userId}` : sql`s.user_id = ${userId} and s.creator_id = ${scope}`

/** One more than asked tells that there are more. */
export const listSubscriptions = async (db: Reader, of: Of, after: string | undefined, limit: number): Promise<ShownSubscription[]> => {
  const { rows } = await sql<StoredSubscription>`${select}
    where ${ofCustomer(of)} ${after === undefined ? sql`` : sql`and s.id < ${after}`}
    order by s.id desc limit ${limit}`.execute(db)
  return rows.map(readSubscription)
}

export const findShownSubscription = async (db: Reader, of: Of, id: string): Promise<ShownSubscription | undefined> => {
  const { rows } = await sql<StoredSubscription>`${select} where ${ofCustomer(of)} and s.id = ${id}`.execute(db)
  return rows[0] && readSubscription(rows[0])
}

export type PaidPeriod = {
  order_id: string
  order_number: number
  paid_at: Date
  ends_at: Date
}

/** The periods that were paid, the newest first. */
export const listPaidPeriods = async (db: Reader, { id }: Pick<SubscriptionRow, 'id'>): Promise<PaidPeriod[]> => {
  const { rows } = await sql<PaidPeriod>`
    select n.order_id, o.number as order_number, n.paid_at, n.ends_at
    from subscription_periods n
    join orders o on o.id = n.order_id
    where n.subscription_id = ${id} and n.paid_at is not null order by n.number desc limit 200`.execute(db)
  return rows
}
