import { sql } from 'kysely'
import { type Currency, defaultCurrency } from '#contract/core/money.ts'
import { listOrderSales as listRoute, type OrderSaleRow } from '#contract/sales/staff-sales.ts'
import { writeOrderNumber } from '#domains/orders/index.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { nameOrder } from '#platform/database/name-order.ts'
import { allOrders } from '../list/find-sales.views.ts'
import { writeMark } from '../list/list-mark.ts'
import type { SortedWish } from '../list/sale-filter.rules.ts'
import { readSalePage } from '../list/sale-page.views.ts'

type Row = {
  id: string
  order_number: number
  at: Date
  what: string
  customer_name: string
  customer_email: string
  country: string | null
  creators: { id: string; name: string }[]
  currency: Currency
  due: number
  usd_due: number
  status: OrderSaleRow['status']
}

const toRow = (row: Row): OrderSaleRow => ({
  id: row.id,
  orderNumber: writeOrderNumber(row.order_number),
  at: row.at.toISOString(),
  what: row.what,
  customer: { name: row.customer_name, email: row.customer_email },
  creators: row.creators,
  due: toWire({ currency: row.currency, amount: row.due }),
  reported: toWire({ currency: defaultCurrency, amount: row.usd_due }),
  country: row.country,
  status: row.status,
})

const readRows = async (db: Reader, ids: readonly string[]): Promise<OrderSaleRow[]> => {
  const { rows } = await sql<Row>`
    select o.id, o.order_number, o.at, o.what, o.customer_name, o.customer_email, o.country, o.currency, o.due, o.usd_due, o.status,
      (select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by ${nameOrder('c.name')}, c.id)
        from creators c where c.id = any (o.creators)) as creators
    from unnest(${ids}::text[]) with ordinality as wanted (id, index) join order_sales o on o.id = wanted.id
    order by wanted.index`.execute(db)
  return rows.map(toRow)
}

const pageLength = 50

/** The orders that fit, as many as a page holds. */
export const listOrderSales = async (
  db: Reader,
  wish: SortedWish,
): Promise<{ items: OrderSaleRow[]; hasMore: boolean; next: string | null; isShort: boolean }> => {
  const page = await readSalePage(db, allOrders, wish, pageLength)
  const items = await readRows(db, page.ids)
  const { isShort } = page
  if (!page.next) return { items, hasMore: false, next: null, isShort }
  const input = Object.entries({ ...wish, after: writeMark(page.next) }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return { items, hasMore: true, next: `${listRoute.path}?${new URLSearchParams(input)}`, isShort }
}

/** All of them, part by part: each begins after the last order of the part before. */
export async function* readAllOrderSales(db: Reader, wish: SortedWish, atOnce = 1_000): AsyncGenerator<OrderSaleRow[], void> {
  for (let after = wish.after; ; ) {
    const page = await readSalePage(db, allOrders, { ...wish, after }, atOnce)
    yield await readRows(db, page.ids)
    if (!page.next) return
    after = writeMark(page.next)
  }
}

export const findOrderSaleRow = async (db: Reader, id: string): Promise<OrderSaleRow | undefined> => (await readRows(db, [id]))[0]
