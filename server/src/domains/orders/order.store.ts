import { sql } from 'kysely'
import type { Currency } from '#contract/money.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Consent, Seen, WantedLine } from './orders.tables.ts'
import './orders.tables.ts'

export const findOrder = (db: Reader, id: string) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

export const lockKnownOrder = (tx: Tx, id: string) =>
  tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The order, held until the request is over. A cart that the server has never seen begins here. */
export const lockOrder = async (tx: Tx, id: string, currency: Currency, now: Date): Promise<OrderRow> => {
  const known = await lockKnownOrder(tx, id)
  if (known) return known
  await tx
    .insertInto('orders')
    .values({ id, currency, status: 'Open', lines: '[]', created_at: now, visited_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await lockKnownOrder(tx, id)) as OrderRow
}

type Change = {
  currency: Currency
  lines: readonly WantedLine[]
  utm: Record<string, string>
  returnUrl: string | null
  userId: string | null
  now: Date
}

export const setLines = (tx: Tx, id: string, { currency, lines, utm, returnUrl, userId, now }: Change) =>
  tx
    .updateTable('orders')
    .set({
      currency,
      lines: JSON.stringify(lines),
      utm: sql`utm || ${JSON.stringify(utm)}::jsonb`,
      ...(returnUrl !== null && { return_url: returnUrl }),
      user_id: userId,
      visited_at: now,
    })
    .where('id', '=', id)
    .execute()

export const setCoupons = (tx: Tx, id: string, couponIds: readonly string[], now: Date) =>
  tx
    .updateTable('orders')
    .set({ coupon_ids: [...couponIds], visited_at: now })
    .where('id', '=', id)
    .execute()

type Details = {
  customer: NonNullable<OrderRow['customer']>
  secretHash: Buffer | null
  consent: Consent | null
  seen: Seen | null
  userId: string | null
  now: Date
}

export const setDetails = (tx: Tx, id: string, { customer, secretHash, consent, seen, userId, now }: Details) =>
  tx
    .updateTable('orders')
    .set({
      customer: JSON.stringify(customer),
      secret_hash: secretHash,
      consent: consent && JSON.stringify(consent),
      seen: seen && JSON.stringify(seen),
      user_id: userId,
      visited_at: now,
    })
    .where('id', '=', id)
    .execute()

/** The next number. Like invoices they rise; unlike those they may have gaps. */
export const nextOrderNumber = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(tx)
  return rows[0]?.number as number
}

/** True once for each order: whoever gets it writes to the buyer. */
export const claimTelling = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ told_at: now })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Carts that nobody has looked at for a month. */
export const sweepOrders = (db: Reader, before: Date) =>
  db
    .deleteFrom('orders')
    .where('status', '=', 'Open')
    .where('visited_at', '<', before)
    // What was charged by mistake and given back stays in the books.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ledger_entries').select('ledger_entries.id').whereRef('ledger_entries.order_id', '=', 'orders.id'))),
    )
    .execute()
