import { sql } from 'kysely'
import { type Currency, defaultCurrency } from '#contract/core/money.ts'
import { listSales as listRoute, type Sale, type SaleRow } from '#contract/sales/sales.ts'
import { utmDocument, writeOrderNumber } from '#domains/orders/index.ts'
import { failedAtOf, refundableUntil } from '#domains/payments/index.ts'
import { toWire } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import type { Asked } from './list/find-sales.views.ts'
import { writeMark } from './list/list-mark.ts'
import type { SortedWish } from './list/sale-filter.rules.ts'
import { readSalePage } from './list/sale-page.views.ts'
import { payoutOf } from './payout-of.ts'
import { describeSaleLine, listSaleLines, type SaleLineRow } from './sale-line.views.ts'

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
  earned: number
  usd_due: number
  channels: SaleRow['channels']
  coupons: string[]
  status: SaleRow['status']
  payout_id: string | null
  utm: Stored<Record<string, string>>
}

const readRows = async (db: Reader, creatorId: string, ids: readonly string[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select s.id, s.order_id, s.order_number, s.at, s.customer_name, s.customer_email, s.country, s.currency, s.gross, s.discount, s.tax, s.due,
      s.fee, s.net, s.earned, s.usd_due, s.status, ${payoutOf} as payout_id, s.utm, s.what, s.units, s.channels, s.coupons
    from unnest(${ids}::text[]) with ordinality as wanted (id, index) join sales s on s.id = wanted.id
    where s.creator_id = ${creatorId} order by wanted.index`.execute(db)
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
    earned: money(row.earned),
    reported: toWire({ currency: defaultCurrency, amount: row.usd_due }),
    channels: row.channels,
    coupons: row.coupons,
    status: row.status,
    payoutId: row.payout_id,
  }
}

export const readSales = async (db: Reader, asked: Asked, ids: readonly string[]): Promise<SaleRow[]> =>
  (await readRows(db, asked.creatorId, ids)).map((row) => toRow(row, asked.maySeeNames))

const pageLength = 50

export const listSales = async (
  db: Reader,
  asked: Asked,
  wish: SortedWish,
): Promise<{ items: SaleRow[]; hasMore: boolean; next: string | null; isShort: boolean }> => {
  const page = await readSalePage(db, asked, wish, pageLength)
  const items = await readSales(db, asked, page.ids)
  const { isShort } = page
  if (!page.next) return { items, hasMore: false, next: null, isShort }
  const input = Object.entries({ ...wish, after: writeMark(page.next) }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return { items, hasMore: true, next: `${listRoute.path}?${new URLSearchParams(input)}`, isShort }
}

const tablePart = 1_000

/** All of them, part by part, however many. */
export async function* readAllSales(db: Reader, asked: Asked, wish: SortedWish): AsyncGenerator<SaleRow[], void> {
  let after = wish.after
  for (;;) {
    const page = await readSalePage(db, asked, { ...wish, after }, tablePart)
    yield await readSales(db, asked, page.ids)
    if (!page.next) return
    after = writeMark(page.next)
  }
}

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
        failedAt: failedAtOf(row),
        returnedAt: row.returned_at?.toISOString() ?? null,
        isByHand: row.by_hand,
      },
    ]
  })
}

export const getSale = async (db: Reader, asked: Asked, saleId: string): Promise<Sale> => {
  const row = (await readRows(db, asked.creatorId, [saleId]))[0] ?? refuse('not-found')
  const lines = await listSaleLines(db, { saleId })
  const refunds = await readRefunds(db, row.order_id, lines)
  return {
    ...toRow(row, asked.maySeeNames),
    utm: utmDocument.read(row.utm),
    lines: lines.map((line) => describeSaleLine(line, row.currency)),
    refunds,
    refundableUntil: refundableUntil({ at: row.at, isDisputed: row.status === 'Disputed', lines, refunds }),
  }
}
