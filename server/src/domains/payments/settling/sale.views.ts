import { sql } from 'kysely'
import type { LineRefund } from '#contract/payments/refunds.ts'
import type { ItemKind } from '#kernel/item-kind.ts'
import type { Reader } from '#platform/database/database.ts'
import '../payments.tables.ts'

/** Looked up through its creator: somebody else's sale answers as missing. */
export const findOwnSale = (db: Reader, saleId: string, creatorId: string) =>
  db.selectFrom('sales').select('order_id').where('id', '=', saleId).where('creator_id', '=', creatorId).executeTakeFirst()

export type PaidLine = { orderId: string; due: number; refund: LineRefund }

/** What was paid for one line in each of these orders. */
export const listPaidLines = async (db: Reader, orderIds: readonly string[], lineId: string): Promise<PaidLine[]> => {
  const { rows } = await sql<PaidLine>`
    select l.order_id as "orderId", l.due, (select r.status from refunds r where r.id = l.refund_id) as refund
    from sale_lines l where l.order_id = any (${orderIds}::uuid[]) and l.line_id = ${lineId}`.execute(db)
  return rows
}

/** How many of each of a creator's items were sold and not refunded. */
export const countUnitsSold = async (db: Reader, creatorId: string, kind: ItemKind): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ item_id: string; units: number }>`
    select l.item_id, sum(l.quantity)::int as units from sales s join sale_lines l on l.sale_id = s.id
    where s.creator_id = ${creatorId} and l.kind = ${kind} and l.refund_id is null group by l.item_id`.execute(db)
  return new Map(rows.map(({ item_id, units }) => [item_id, units]))
}

export type OrderSummary = { orderId: string; due: number; what: string[] }

/** What was paid for these orders, and their lines. */
export const summarizeOrders = async (db: Reader, orderIds: readonly string[]): Promise<OrderSummary[]> => {
  const { rows } = await sql<OrderSummary>`
    select l.order_id as "orderId", sum(l.due)::bigint as due, array_agg(l.name order by l.index) as what
    from sale_lines l where l.order_id = any (${orderIds}::uuid[]) group by l.order_id`.execute(db)
  return rows
}
