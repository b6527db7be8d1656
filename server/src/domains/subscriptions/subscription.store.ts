import { type Selectable, sql } from 'kysely'
import type { ItemKind } from '#kernel/item-kind.ts'
import { move } from '#kernel/states.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Written } from '#platform/database/stored-document.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { NextPeriod } from './next-period.rules.ts'
import { type Agreement, agreementDocument, type PayingCustomer, payingCustomerDocument } from './subscription.documents.ts'
import { type SubscriptionState, subscriptionMoves } from './subscription.states.ts'
import './subscriptions.tables.ts'

type StoredRow = Selectable<Tables['subscriptions']>

/** Reads the documents of a row. */
export const readSubscription = <Row extends StoredRow>(row: Row) => ({
  ...row,
  agreement: agreementDocument.read(row.agreement),
  buyer: payingCustomerDocument.read(row.buyer),
})

export type SubscriptionRow = ReturnType<typeof readSubscription<StoredRow>>

const readFound = (row: StoredRow | undefined): SubscriptionRow | undefined => row && readSubscription(row)

export const findSubscription = async (db: Reader, id: string): Promise<SubscriptionRow | undefined> =>
  readFound(await db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst())

/** Always after its order and its payment: whoever holds all of them has come the same way. */
export const lockSubscription = async (tx: Tx, id: string): Promise<SubscriptionRow> =>
  readSubscription(await tx.selectFrom('subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow())

/** Of this customer, and of this creator where the call is made in its scope. */
export const findOwnSubscription = async (db: Reader, id: string, { userId, scope }: { userId: string; scope: string | undefined }) =>
  readFound(
    await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .$if(scope !== undefined, (query) => query.where('creator_id', '=', scope as string))
      .executeTakeFirst(),
  )

/** A subscription belongs to whoever has the order it began with. */
export const moveSubscriptions = async (tx: Tx, { from, to }: { from: string; to: string }): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update subscriptions s set user_id = ${to} from orders o
    where s.user_id = ${from} and o.id = s.order_id and o.user_id = ${to} returning s.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The card of somebody who may be somebody else. */
export const forgetMethod = (tx: Tx, id: string) =>
  tx.updateTable('subscriptions').set({ method_id: null, method_name: null }).where('id', '=', id).execute()

/** Those that an order paid a period of, and which one. */
export const listPaidBy = async (db: Reader, orderId: string) => {
  const rows = await db
    .selectFrom('subscription_periods')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_periods.subscription_id')
    .selectAll('subscriptions')
    .select('subscription_periods.number')
    .where('subscription_periods.order_id', '=', orderId)
    .where('subscription_periods.paid_at', 'is not', null)
    .orderBy('subscriptions.id')
    .execute()
  return rows.map(readSubscription)
}

/** Whose payment is due, the longest waiting first. */
export const listDue = async (db: Reader, now: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('status', '=', 'Active')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** When the next one is due, until then. */
export const findNextDue = async (db: Reader, until: Date): Promise<Date | null> =>
  (
    await db
      .selectFrom('subscriptions')
      .select('next_try_at')
      .where('status', '=', 'Active')
      .where('next_try_at', '<=', until)
      .orderBy('next_try_at')
      .limit(1)
      .executeTakeFirst()
  )?.next_try_at ?? null

type ToRemind = { cycles: readonly SubscriptionRow['cycle'][]; after: Date; until: Date; limit: number }

/** Whose payment is near and was not told of yet, the nearest first. */
export const listToRemind = async (db: Reader, { cycles, after, until, limit }: ToRemind): Promise<string[]> => {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('status', '=', 'Active')
    .where('cycle', 'in', cycles)
    .where('failed_tries', '=', 0)
    .where('next_try_at', '>', after)
    .where('next_try_at', '<=', until)
    .where(sql<boolean>`subscriptions.reminded_period is distinct from subscriptions.paid_periods + 1`)
    .orderBy('next_try_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export type NewSubscription = {
  id: string
  userId: string
  creatorId: string
  kind: ItemKind
  itemId: string
  variationId: string
  quantity: number
  orderId: string
  lineId: string
  cycle: SubscriptionRow['cycle']
  currency: SubscriptionRow['currency']
  agreement: Agreement
  buyer: PayingCustomer
  provider: SubscriptionRow['provider']
  methodId: string | null
  methodName: string | null
  expiresAt: Date
  now: Date
}

export const insertSubscription = (tx: Tx, one: NewSubscription) =>
  tx
    .insertInto('subscriptions')
    .values({
      id: one.id,
      user_id: one.userId,
      creator_id: one.creatorId,
      kind: one.kind,
      item_id: one.itemId,
      variation_id: one.variationId,
      quantity: one.quantity,
      order_id: one.orderId,
      line_id: one.lineId,
      status: 'Active',
      cycle: one.cycle,
      currency: one.currency,
      agreement: agreementDocument.write(one.agreement),
      buyer: payingCustomerDocument.write(one.buyer),
      provider: one.provider,
      method_id: one.methodId,
      method_name: one.methodName,
      started_at: one.now,
      anchor_at: one.now,
      expires_at: one.expiresAt,
      next_try_at: one.expiresAt,
    })
    .execute()

type Change = Partial<{
  renewed_at: Date
  next_try_at: Date | null
  failed_tries: number
  failing_since: Date | null
  problem: string | null
  cancelled_at: Date | null
  ended_at: Date | null
  expires_at: Date
  provider: SubscriptionRow['provider']
  method_id: string
  method_name: string | null
  buyer: Written<PayingCustomer>
  reminded_period: number
}>

/** Changes what is not a status. The caller holds it. */
export const changeSubscription = (tx: Tx, id: string, change: Change) =>
  tx.updateTable('subscriptions').set(change).where('id', '=', id).execute()

/** The one way a subscription changes its status. The caller holds it. */
export const moveSubscription = (tx: Tx, { id, status }: Pick<SubscriptionRow, 'id' | 'status'>, to: SubscriptionState, change: Change) =>
  tx
    .updateTable('subscriptions')
    .set({ ...change, status: move(subscriptionMoves, status, to) })
    .where('id', '=', id)
    .execute()

export const setPeriod = (tx: Tx, id: string, { number, anchorAt, anchorPeriod, endsAt }: NextPeriod) =>
  tx
    .updateTable('subscriptions')
    .set({ paid_periods: number, anchor_at: anchorAt, anchor_period: anchorPeriod, expires_at: endsAt })
    .where('id', '=', id)
    .execute()
