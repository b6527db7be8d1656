import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import { listOrderSales as listRoute, type OrderSaleRow } from '#contract/sales/staff-sales.ts'
import { readOrderNumber, writeOrderNumber } from '#domains/orders/index.ts'
import { toWire } from '#kernel/money.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'

export type OrderWish = { q?: string | undefined; status?: OrderSaleRow['status'] | undefined; after?: string | undefined }

type Row = {
  id: string
  number: number
  at: Date
  what: string
  customer_name: string
  customer_email: string
  creators: { id: string; name: string }[]
  currency: Currency
  due: number
  status: OrderSaleRow['status']
}

/** How a whole order stands, by its creators' parts. */
const statusOfParts = sql`case when bool_or(s.status = 'Disputed') then 'Disputed' when bool_and(s.status = 'Refunded') then 'Refunded'
  when bool_and(s.status = 'Completed') then 'Completed' else 'PartiallyRefunded' end`

type Narrowed = OrderWish & { id?: string }

const conditionsOf = ({ id, q, status, after }: Narrowed) => {
  const conditions = [sql`o.number is not null`]
  if (id) conditions.push(sql`o.id = ${id}`)
  if (after) conditions.push(sql`o.number < (select last.number from orders last where last.id = ${after})`)
  if (status) conditions.push(sql`sold.status = ${status}`)
  if (q) {
    const text = contains(q)
    conditions.push(sql`(o.number = ${readOrderNumber(q)} or sold.customer_name ilike ${text} or sold.customer_email ilike ${text})`)
  }
  return sql.join(conditions, sql` and `)
}

const readRows = async (db: Reader, wish: Narrowed, limit: number): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select o.id, o.number, o.completed_at as at, sold.*,
      (select string_agg(l.name, ', ' order by l.index) from sale_lines l where l.order_id = o.id) as what
    from orders o cross join lateral (
      select max(s.customer_name) as customer_name, max(s.customer_email) as customer_email, max(s.currency) as currency,
        sum(s.due)::bigint as due, ${statusOfParts} as status,
        jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by lower(c.name), c.id) as creators
      from sales s join creators c on c.id = s.creator_id where s.order_id = o.id
    ) sold
    where ${conditionsOf(wish)}
    order by o.number desc limit ${limit}`.execute(db)
  return rows
}

const toRow = (row: Row): OrderSaleRow => ({
  id: row.id,
  orderNumber: writeOrderNumber(row.number),
  at: row.at.toISOString(),
  what: row.what,
  customer: { name: row.customer_name, email: row.customer_email },
  creators: row.creators,
  due: toWire({ currency: row.currency, amount: row.due }),
  status: row.status,
})

const pageLength = 50

export const listOrderSales = async (
  db: Reader,
  wish: OrderWish,
): Promise<{ items: OrderSaleRow[]; hasMore: boolean; next: string | null }> => {
  const rows = await readRows(db, wish, pageLength + 1)
  const items = rows.slice(0, pageLength).map(toRow)
  const last = items.at(-1)
  if (rows.length <= pageLength || !last) return { items, hasMore: false, next: null }
  const query = new URLSearchParams({ ...(wish.q && { q: wish.q }), ...(wish.status && { status: wish.status }), after: last.id })
  return { items, hasMore: true, next: `${listRoute.path}?${query}` }
}

/** All of them, part by part: each begins after the last order of the part before. */
export async function* readAllOrderSales(db: Reader, wish: OrderWish, atOnce = 1_000): AsyncGenerator<OrderSaleRow[], void> {
  for (let after = wish.after; ; ) {
    const rows = (await readRows(db, { ...wish, after }, atOnce)).map(toRow)
    yield rows
    if (rows.length < atOnce) return
    after = rows.at(-1)?.id
  }
}

export const findOrderSaleRow = async (db: Reader, id: string): Promise<OrderSaleRow | undefined> =>
  (await readRows(db, { id }, 1)).map(toRow)[0]
