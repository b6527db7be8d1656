import { type Selectable, sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'
import { readOptional, writeOptional } from '#platform/database/stored-document.ts'
import type { Tables } from '#platform/database/tables.ts'
import { linesOf, listLines, type OrderLineRow, readLine, replaceLines, writeLines } from './lines/order-line.store.ts'
import { type Consent, consentDocument, customerDocument, type Seen, seenDocument, utmDocument } from './order.documents.ts'
import type { WantedLine } from './orders.tables.ts'
import { snapshotDocument } from './snapshots/order-snapshot.ts'
import './orders.tables.ts'

type HeadRow = Selectable<Tables['orders']>

const readHead = (head: HeadRow) => ({
  ...head,
  utm: utmDocument.read(head.utm),
  customer: readOptional(customerDocument, head.customer),
  consent: readOptional(consentDocument, head.consent),
  seen: readOptional(seenDocument, head.seen),
  snapshot: readOptional(snapshotDocument, head.snapshot),
})

/** An order with its lines. */
export type OrderRow = ReturnType<typeof readHead> & { lines: WantedLine[] }

const toOrder = (head: HeadRow, lines: readonly OrderLineRow[]): OrderRow => ({ ...readHead(head), lines: lines.map(readLine) })

const selectOrder = fixedStatement<HeadRow & { lines: OrderLineRow[] }>(`select o.*, ${linesOf} as lines from orders o where o.id = $1`)
const selectOrderToHold = fixedStatement<HeadRow>('select * from orders where id = $1 for update')

export const findOrder = async (db: Reader, id: string): Promise<OrderRow | undefined> => {
  const [order] = await selectOrder(db, [id])
  return order && toOrder(order, order.lines)
}

// The lines are read by a statement of their own, which begins after the order is locked: the one that waited for the lock still
// sees the lines as they were before.
export const lockKnownOrder = async (tx: Tx, id: string): Promise<OrderRow | undefined> => {
  const [order] = await selectOrderToHold(tx, [id])
  return order && toOrder(order, await listLines(tx, id))
}

const cartColumns = ['id', 'status', 'customer', 'coupon_ids'] as const

/** A cart without its lines, for a caller that is about to replace them. */
export type CartRow = Pick<OrderRow, (typeof cartColumns)[number]> & {
  /** It is the order of a subscription's period, with a line as agreed. */
  renews: boolean
  /** Those of its lines that came through a creator's own site. */
  fromSite: WantedLine[]
}

type CartHead = Pick<HeadRow, (typeof cartColumns)[number]>

const readCart = (cart: CartHead) => ({ ...cart, customer: readOptional(customerDocument, cart.customer) })

const isMarked = `l.order_id = $1 and (l.subscription_id is not null or l.channel = 'Site')`

// One statement for the usual case, in which nobody else is changing the cart. After waiting for a lock it sees the old lines,
// and that the order has been written since: then they are read again.
const selectCart = fixedStatement<CartHead & { marked: OrderLineRow[]; has_waited: boolean }>(`
  select ${cartColumns.map((column) => `o.${column}`).join(', ')}, o.xmin <> (select s.xmin from orders s where s.id = $1) as has_waited,
    (select coalesce(json_agg(l order by l.index), '[]') from order_lines l where ${isMarked}) as marked
  from orders o where o.id = $1 for update`)
const selectMarkedLines = fixedStatement<OrderLineRow>(`select l.* from order_lines l where ${isMarked} order by l.index`)

const lockKnownCart = async (tx: Tx, id: string): Promise<CartRow | undefined> => {
  const [found] = await selectCart(tx, [id])
  if (!found) return undefined
  const { marked, has_waited, ...cart } = found
  const lines = (has_waited ? await selectMarkedLines(tx, [id]) : marked).map(readLine)
  return { ...readCart(cart), renews: lines.some((line) => line.agreed), fromSite: lines.filter((line) => line.channel === 'Site') }
}

/** The cart, locked until the request is over. One that the server has never seen is created here. */
export const lockCart = async (tx: Tx, id: string, currency: Currency, now: Date): Promise<CartRow> => {
  const known = await lockKnownCart(tx, id)
  if (known) return known
  const begun = await tx
    .insertInto('orders')
    .values({ id, currency, status: 'Open', created_at: now, visited_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(cartColumns)
    .executeTakeFirst()
  // Another request for the same cart may have created it a moment ago.
  return begun ? { ...readCart(begun), renews: false, fromSite: [] } : ((await lockKnownCart(tx, id)) as CartRow)
}

export const lockOrder = async (tx: Tx, id: string, currency: Currency, now: Date): Promise<OrderRow> => {
  await lockCart(tx, id, currency, now)
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

/** Written once a day: the column is indexed for the sweep, and an update that leaves indexed columns unchanged is faster. */
const visitedAt = (now: string): string => `case when visited_at < ${now}::timestamptz - interval '1 day' then ${now} else visited_at end`

// Anybody with the id may change the cart, but it belongs to whoever filled in the checkout: a stranger who adds the
// same items again must not get what somebody else pays for.
const updateLines = fixedStatement(`
  with ${replaceLines}
  update orders set currency = $3, utm = utm || $4::jsonb, return_url = coalesce($5, return_url), visited_at = ${visitedAt('$7')},
    user_id = case when secret_hash is null then $6 else user_id end
  where id = $1`)

export const setLines = (tx: Tx, id: string, { currency, lines, utm, returnUrl, userId, now }: Change) =>
  updateLines(tx, [id, writeLines(lines), currency, utmDocument.write(utm), returnUrl, userId, now])

export const setCoupons = (tx: Tx, id: string, couponIds: readonly string[], now: Date) =>
  tx
    .updateTable('orders')
    .set({ coupon_ids: [...couponIds], visited_at: now })
    .where('id', '=', id)
    .execute()

type Details = {
  customer: OrderRow['customer']
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
      customer: writeOptional(customerDocument, customer),
      customer_email: customer?.email ?? null,
      customer_name: customer?.name ?? null,
      secret_hash: secretHash,
      consent: writeOptional(consentDocument, consent),
      seen: writeOptional(seenDocument, seen),
      user_id: userId,
      visited_at: now,
    })
    .where('id', '=', id)
    .execute()

/** The next number. Like invoice numbers they rise; unlike those they may have gaps. */
export const nextOrderNumber = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(tx)
  return rows[0]?.number as number
}

/** True once for each order: that caller sends the mail to the buyer. */
export const claimTelling = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ told_at: now })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type Handing = { from: string; to: string /** Only what was bought with this address. */; email?: string | undefined }

/** Moves completed orders to another account. Orders in payment are handled when they are settled. */
export const moveOrders = (tx: Tx, { from, to, email }: Handing) =>
  tx
    .updateTable('orders')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('completed_at', 'is not', null)
    .$if(email !== undefined, (query) => query.where(sql`lower(customer_email)`, '=', email as string))
    .execute()

/** Moves one completed order to another account. The caller has locked it. */
export const giveOrder = (tx: Tx, { orderId, to }: { orderId: string; to: string }) =>
  tx.updateTable('orders').set({ user_id: to }).where('id', '=', orderId).where('completed_at', 'is not', null).execute()

/** All orders, unpaid ones too: for merging two accounts. */
export const moveAllOrders = (tx: Tx, { from, to }: { from: string; to: string }) =>
  tx.updateTable('orders').set({ user_id: to }).where('user_id', '=', from).execute()

/** The addresses, in lower case, that an account bought with, and the last name given. */
export const listBoughtWith = async (tx: Tx, userId: string): Promise<{ email: string; name: string }[]> => {
  const { rows } = await sql<{ email: string; name: string }>`
    select lower(o.customer_email) as email, coalesce((array_agg(o.customer_name order by o.number desc))[1], '') as name
    from orders o where o.user_id = ${userId} and o.completed_at is not null and o.customer_email is not null
    group by 1 order by 1`.execute(tx)
  return rows
}

const aDay = 24 * 60 * 60 * 1000

/** Reads an order for its visitor. For a cart the visit is written down, once a day: visited carts are not swept. */
export const visitOrder = async (db: Reader, id: string, now: Date): Promise<OrderRow | undefined> => {
  const order = await findOrder(db, id)
  if (order?.status === 'Open' && now.getTime() - order.visited_at.getTime() > aDay) {
    await db.updateTable('orders').set({ visited_at: now }).where('id', '=', id).where('status', '=', 'Open').execute()
  }
  return order
}
