import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import { listReceipts as listRoute, type Receipt } from '#contract/documents/documents.ts'
import { writeOrderNumber } from '#domains/orders/index.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'

const pageSize = 50

type DocumentRow = { id: string; kind: 'Invoice' | 'CreditNote'; number: string; due: number; at: string }

type Row = { id: string; number: number; at: Date; currency: Currency; documents: DocumentRow[] }

/** What an account has paid for, also what was bought before it was confirmed: its licenses lead to their orders. */
const ordersOf = (userId: string) => sql`
  select o.id from orders o where o.user_id = ${userId} and o.status <> 'Open'
  union select l.order_id from licenses l where l.user_id = ${userId} and l.order_id is not null`

export type OrderSummary = { orderId: string; due: number; what: string[] }

/** What was paid for orders, and what was in them. Sales stand on a higher floor. */
export type SummarizeOrders = (db: Reader, orderIds: readonly string[]) => Promise<OrderSummary[]>

export const listReceipts = async (db: Reader, summarizeOrders: SummarizeOrders, userId: string, after: string | undefined) => {
  const before = after ? sql`and o.number < (select last.number from orders last where last.id = ${after})` : sql``
  const { rows } = await sql<Row>`
    select o.id, o.number, o.completed_at as at, o.currency, coalesce(written.documents, '[]') as documents
    from orders o
    cross join lateral (
      select jsonb_agg(jsonb_build_object('id', i.id, 'kind', i.kind, 'number', i.number, 'due', i.due, 'at', i.issued_at)
        order by i.kind desc, i.index) as documents
      from invoices i where i.order_id = o.id
    ) written
    where o.id in (${ordersOf(userId)}) and o.number is not null ${before}
    order by o.number desc limit ${pageSize + 1}`.execute(db)
  const shown = rows.slice(0, pageSize)
  const summaries = await summarizeOrders(
    db,
    shown.map((row) => row.id),
  )
  const summaryOf = new Map(summaries.map((summary) => [summary.orderId, summary]))
  const items = shown.map((row) => toReceipt(row, summaryOf.get(row.id)))
  const last = items.at(-1)
  const hasMore = rows.length > pageSize
  return { items, hasMore, next: hasMore && last ? `${listRoute.path}?after=${last.orderId}` : null }
}

const toReceipt = (row: Row, summary: OrderSummary | undefined): Receipt => ({
  orderId: row.id,
  orderNumber: writeOrderNumber(row.number),
  at: row.at.toISOString(),
  what: summary?.what ?? [],
  total: toWire({ currency: row.currency, amount: summary?.due ?? 0 }),
  documents: row.documents.map(({ id, kind, number, due, at }) => ({
    id,
    kind,
    number,
    amount: toWire({ currency: row.currency, amount: due }),
    at: new Date(at).toISOString(),
  })),
})

export const isOwnOrder = async (db: Reader, userId: string, orderId: string): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`select own.id from (${ordersOf(userId)}) own where own.id = ${orderId}`.execute(db)
  return rows.length > 0
}
