import { sql } from 'kysely'
import type { Currency } from '#contract/money.ts'
import type { Sale, SaleRow } from '#contract/sales.ts'
import { writeOrderNumber } from '#domains/checkout/index.ts'
import { toWire } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'

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

/** What the letters % and _ of a search mean to the database is not what people mean by them. */
const contains = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`

/** An order's number, however much of it is typed. */
const orderNumberIn = (words: string): number | null => {
  const digits = /^(?:[a-z]+-)?0*(\d{1,9})$/i.exec(words)?.[1]
  return digits === undefined ? null : Number(digits)
}

const readRows = async (db: Reader, { creatorId, maySeeNames }: Asked, wish: SaleWish, most: number, saleId?: string): Promise<Row[]> => {
  const search = wish.q ? contains(wish.q) : null
  const { rows } = await sql<Row>`
    select s.id, s.order_id, s.order_number, s.at, s.customer_name, s.customer_email, s.country, s.currency, s.gross, s.discount, s.tax, s.due,
      s.fee, s.net, s.status, s.payout_id, s.utm, inside.what, inside.units, inside.coupons
    from sales s cross join lateral (
      select string_agg(l.name, ', ' order by l.place) as what, sum(l.quantity)::int as units,
        coalesce((select jsonb_agg(distinct c ->> 'code') from sale_lines m cross join lateral jsonb_array_elements(m.coupons) c
          where m.sale_id = s.id), '[]') as coupons
      from sale_lines l where l.sale_id = s.id
    ) inside
    where s.creator_id = ${creatorId}
      and (${saleId ?? null}::text is null or s.id = ${saleId ?? null})
      and (${wish.status ?? null}::text is null or s.status = ${wish.status ?? null})
      and (${wish.after ?? null}::text is null or s.id < ${wish.after ?? null})
      and (${search}::text is null or inside.what ilike ${search} or s.order_number = ${orderNumberIn(wish.q ?? '')}
        or (${maySeeNames} and (s.customer_name ilike ${search} or s.customer_email ilike ${search})))
    order by s.id desc limit ${most}`.execute(db)
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

type LineRow = {
  line_id: string
  kind: 'p' | 'b'
  item_id: string
  name: string
  variation_name: string
  quantity: number
  original: number
  discount: number
  tax: number
  due: number
  fee_rate: number
  fee: number
  net: number
  coupons: { code: string; amount: number }[]
  refund_id: string | null
  licenses: { id: string; productId: string; status: 'Active' | 'Revoked' }[]
}

const readLines = async (db: Reader, saleId: string): Promise<LineRow[]> => {
  const { rows } = await sql<LineRow>`
    select l.line_id, l.kind, l.item_id, l.name, l.variation_name, l.quantity, l.original, l.discount, l.tax, l.due, l.fee_rate, l.fee, l.net,
      l.coupons, l.refund_id,
      (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'productId', n.product_id, 'status', n.status) order by n.id), '[]')
        from licenses n where n.order_id = l.order_id and n.line_id = l.line_id) as licenses
    from sale_lines l where l.sale_id = ${saleId} order by l.place`.execute(db)
  return rows
}

/** Those that gave back something of this sale; of one that gave back more, only what is the creator's. */
const readRefunds = async (db: Reader, orderId: string, lines: readonly LineRow[]): Promise<Sale['refunds']> => {
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
      },
    ]
  })
}

const refundable = 60 * 24 * 60 * 60 * 1000

export const getSale = async (db: Reader, asked: Asked, saleId: string): Promise<Sale> => {
  const row = (await readRows(db, asked, {}, 1, saleId))[0] ?? refuse('not-found')
  const lines = await readLines(db, saleId)
  const money = (amount: number) => toWire({ currency: row.currency, amount })
  const canGiveBack = row.status !== 'Disputed' && lines.some(({ refund_id, due }) => refund_id === null && due >= 0)
  return {
    ...toRow(row, asked.maySeeNames),
    utm: row.utm,
    lines: lines.map((line) => ({
      id: line.line_id,
      kind: line.kind === 'p' ? 'Product' : 'Bundle',
      itemId: line.item_id,
      name: line.name,
      variationName: line.variation_name,
      quantity: line.quantity,
      original: money(line.original),
      discount: money(line.discount),
      tax: money(line.tax),
      due: money(line.due),
      feeRate: line.fee_rate,
      fee: money(line.fee),
      net: money(line.net),
      coupons: line.coupons.map(({ code, amount }) => ({ code, amount: money(amount) })),
      isRefunded: line.refund_id !== null,
      licenses: line.licenses,
    })),
    refunds: await readRefunds(db, row.order_id, lines),
    refundableUntil: canGiveBack ? new Date(row.at.getTime() + refundable).toISOString() : null,
  }
}
