import { type RawBuilder, sql } from 'kysely'
import { type Currency, currencies, minorUnitsOf } from '#contract/core/money.ts'
import type { PayoutLine } from '#contract/payouts/payouts.ts'
import { writeOrderNumber } from '#domains/orders/index.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { sortedPage } from '#platform/database/sorted-page.ts'
import './payouts.tables.ts'

export type LineRecord = {
  entry_id: string
  index: number
  kind: PayoutLine['kind']
  at: Date
  currency: Currency
  net: number
  sale_id: string | null
  order_number: number | null
  name: string | null
  quantity: number | null
  gross: number | null
  discount: number | null
  tax: number | null
  fee: number | null
  fee_rate: number | null
  fee_reason: PayoutLine['feeReason'] | null
}

/**
 * What would have been paid without the discount: with tax on top, or without a tax that was reversed, it is not the price in the
 * shop, and gross less discount, tax and fee is the net of every line.
 */
export const gross = sql`(i.due + i.discount)`

/** A line of a creator's account (`l`) with the line of the sale it is about. What takes money back has every amount turned round. */
export const lineColumns = sql`
  l.entry_id, l.index, e.kind, e.at, l.currency, (0 - l.amount) as net, i.sale_id, s.order_number, i.name, i.quantity,
  case when l.amount > 0 then 0 - ${gross} else ${gross} end as gross,
  case when l.amount > 0 then 0 - i.discount else i.discount end as discount,
  case when l.amount > 0 then 0 - i.tax else i.tax end as tax,
  case when l.amount > 0 then 0 - i.fee else i.fee end as fee, i.fee_rate, i.fee_reason`

export const lineTables = sql`
  ledger_lines l join ledger_entries e on e.id = l.entry_id
  left join sale_lines i on i.order_id = e.order_id and i.line_id = l.line_id
  left join sales s on s.id = i.sale_id`

export const describeLine = (row: LineRecord): PayoutLine => {
  const amount = (value: number | null) => toWire({ currency: row.currency, amount: value ?? 0 })
  return {
    kind: row.kind,
    saleId: row.sale_id as PayoutLine['saleId'],
    orderNumber: row.order_number === null ? null : writeOrderNumber(row.order_number),
    at: row.at.toISOString(),
    what: row.name ?? '',
    quantity: row.quantity ?? 0,
    gross: amount(row.gross),
    discount: amount(row.discount),
    tax: amount(row.tax),
    fee: amount(row.fee),
    feeRate: row.fee_rate ?? 0,
    feeReason: row.fee_reason ?? 'Marketplace',
    net: amount(row.net),
  }
}

type Asked = { payoutId: string; after?: { entryId: string; index: number } | undefined; limit: number }

const inPayouts = sql`${lineTables} join payout_lines p on p.entry_id = l.entry_id and p.index = l.index`

const minorUnits = sql.join(
  currencies.map((currency) => sql`when ${sql.lit(currency)} then ${sql.lit(minorUnitsOf(currency))}`),
  sql` `,
)
/** Compared in the currency of the payout: 477 kroner are less than 59 pounds. */
const changed = (amount: RawBuilder<unknown>) => sql`(${amount} * coalesce(a.rate, 1) / case l.currency ${minorUnits} end)`
const signed = (amount: RawBuilder<unknown>) => changed(sql`coalesce(case when l.amount > 0 then 0 - ${amount} else ${amount} end, 0)`)
const keys = {
  at: sql`e.at`,
  gross: signed(gross),
  discount: signed(sql`i.discount`),
  tax: signed(sql`i.tax`),
  fee: signed(sql`i.fee`),
  net: changed(sql`(0 - l.amount)`),
}

const withRates = sql`${inPayouts} left join payout_amounts a on a.payout_id = p.payout_id and a.currency = l.currency`

/** What a payout is made of, sorted by one of its columns. */
export const listSortedLines = async (db: Reader, { payoutId, after, sort, limit }: Asked & { sort: string }): Promise<LineRecord[]> => {
  const last =
    after && sql`${withRates} where p.payout_id = ${payoutId} and p.entry_id = ${after.entryId} and p.index = ${after.index}::int`
  const page = sortedPage({ sort, keys, id: sql`(p.entry_id, p.index)`, last })
  const { rows } = await sql<LineRecord>`
    select ${lineColumns} from ${withRates} where p.payout_id = ${payoutId} and ${page.isAfter}
    order by ${page.order} limit ${limit}`.execute(db)
  return rows
}

/** What a payout is made of, in the order of the books. */
export const listLines = async (db: Reader, { payoutId, after, limit }: Asked): Promise<LineRecord[]> => {
  const { rows } = await sql<LineRecord>`
    select ${lineColumns} from ${inPayouts}
    where p.payout_id = ${payoutId}
      and (${after?.entryId ?? null}::text is null or (p.entry_id, p.index) > (${after?.entryId ?? null}, ${after?.index ?? null}::int))
    order by p.entry_id, p.index limit ${limit}`.execute(db)
  return rows
}
