import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { Sale, SaleRow } from '#contract/sales/sales.ts'
import { readOrderNumber, writeOrderNumber } from '#domains/orders/index.ts'
import { refundableUntil } from '#domains/payments/index.ts'
import { toWire } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { payoutOf } from './payout-of.ts'
import { describeSaleLine, listSaleLines, type SaleLineRow } from './sale-line.views.ts'

export type SaleWish = { q?: string | undefined; status?: SaleRow['status'] | undefined; after?: string | undefined }

type Asked = { creatorId: string; maySeeNames: boolean }

type Row = {
  id: string
  order_id: string
  order_number: number
  at: Date
  what: string
  units: number
  customer_name: string
  customer_email: string
  country: string | null
  currency: Currency
  gross: number
  discount: number
  tax: number
  due: number
  fee: number
  net: number
  coupons: string[]
  status: SaleRow['status']
  payout_id: string | null
  utm: Record<string, string>
}

const readRows = async (db: Reader, { creatorId, maySeeNames }: Asked, wish: SaleWish, limit: number, saleId?: string): Promise<Row[]> => {
  const search = wish.q ? contains(wish.q) : null
  const { rows } = await sql<Row>`
    select s.id, s.order_id, s.order_number, s.at, s.customer_name, s.customer_email, s.country, s.currency, s.gross, s.discount, s.tax, s.due,
      s.fee, s.net, s.status, ${payoutOf} as payout_id, s.utm, inside.what, inside.units, inside.coupons
    from sales s cross join lateral (
      select string_agg(l.name, ', ' order by l.index) as what, sum(l.quantity)::int as units,
        array(select distinct c.code from sale_lines m join sale_line_coupons c on c.order_id = m.order_id and c.line_id = m.line_id
          where m.sale_id = s.id order by 1) as coupons
      from sale_lines l where l.sale_id = s.id
    ) inside
    where s.creator_id = ${creatorId}
      and (${saleId ?? null}::text is null or s.id = ${saleId ?? null})
      and (${wish.status ?? null}::text is null or s.status = ${wish.status ?? null})
      and (${wish.after ?? null}::text is null or s.id < ${wish.after ?? null})
      and (${search}::text is null or inside.what ilike ${search} or s.order_number = ${readOrderNumber(wish.q ?? '')}
        or (${maySeeNames} and (s.customer_name ilike ${search} or s.customer_email ilike ${search})))
    order by s.id desc limit ${limit}`.execute(db)
  return rows
}

const toRow = (row: Row, maySeeNames: boolean): SaleRow => {
  const money = (amount: number) => toWire({ currency: row.currency, amount })
  return {
    id: row.id,
    orderNumber: writeOrderNumber(row.order_number),
    at: row.at.toISOString(),
    what: row.what,
    units: row.units,
    customer: maySeeNames ? { name: row.customer_name, email: row.customer_email } : null,
    country: row.country,
    gross: money(row.gross),
    discount: money(row.discount),
    tax: money(row.tax),
    due: money(row.due),
    fee: money(row.fee),
    net: money(row.net),
    coupons: row.coupons,
    status: row.status,
    payoutId: row.payout_id,
  }
}

const pageLength = 50

export const listSales = async (
  db: Reader,
  asked: Asked,
  wish: SaleWish,
): Promise<{ items: SaleRow[]; hasMore: boolean; next: string | null }> => {
  const rows = await readRows(db, asked, wish, pageLength + 1)
  const items = rows.slice(0, pageLength).map((row) => toRow(row, asked.maySeeNames))
  const last = items.at(-1)
  if (rows.length <= pageLength || !last) return { items, hasMore: false, next: null }
  const query = new URLSearchParams({ ...(wish.q && { q: wish.q }), ...(wish.status && { status: wish.status }), after: last.id })
  return { items, hasMore: true, next: `/api/creator/sales?${query}` }
}

const longestTable = 50_000

export const readAllSales = async (db: Reader, asked: Asked, wish: SaleWish): Promise<SaleRow[]> =>
  (await readRows(db, asked, wish, longestTable)).map((row) => toRow(row, asked.maySeeNames))

/** Those that gave back something of this sale; of one that gave back more, only what is the creator's. */
const readRefunds = async (db: Reader, orderId: string, lines: readonly SaleLineRow[]): Promise<Sale['refunds']> => {
  const rows = await db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()
  return rows.flatMap((row) => {
    const own = lines.filter(({ line_id }) => row.line_ids.includes(line_id))
    if (own.length === 0) return []
    const amount = own.reduce((sum, { due }) => sum + due, 0)
    return [
      {
        id: row.id,
        status: row.status,
        amount: toWire({ currency: row.currency, amount }),
        reason: row.reason,
        lineIds: own.map(({ line_id }) => line_id),
        at: row.created_at.toISOString(),
        returnedAt: row.returned_at?.toISOString() ?? null,
      },
    ]
  })
}

export const getSale = async (db: Reader, asked: Asked, saleId: string): Promise<Sale> => {
  const row = (await readRows(db, asked, {}, 1, saleId))[0] ?? refuse('not-found')
  const lines = await listSaleLines(db, { saleId })
  return {
    ...toRow(row, asked.maySeeNames),
    utm: row.utm,
    lines: lines.map((line) => describeSaleLine(line, row.currency)),
    refunds: await readRefunds(db, row.order_id, lines),
    refundableUntil: refundableUntil({ at: row.at, isDisputed: row.status === 'Disputed', lines }),
  }
}
