import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { BookEntry, entrySorts, ledgerAccounts } from '#contract/ledger/books.ts'
import { lineId } from '#contract/orders/line-id.ts'
import { readOrderNumber, writeOrderNumber } from '#domains/orders/index.ts'
import type { ItemKind } from '#kernel/item-kind.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { findCausingPayouts, payoutIn, type ReadPayoutNumbers } from './causing-payouts.ts'
import './ledger.tables.ts'

type Account = (typeof ledgerAccounts)[number]

type LineRow = {
  account: Account
  creatorId: string | null
  creatorName: string | null
  lineId: string | null
  what: string | null
  country: string | null
  currency: Currency
  amount: number
}

type EntryRow = {
  id: string
  kind: BookEntry['kind']
  reference: string
  order_id: string | null
  order_number: number | null
  at: Date
  lines: LineRow[]
}

const describe = ({ order_id, order_number, at, lines, ...entry }: EntryRow, payout: BookEntry['payout']): BookEntry => ({
  ...entry,
  orderId: order_id,
  orderNumber: order_number === null ? null : writeOrderNumber(order_number),
  payout,
  at: at.toISOString(),
  lines: lines.map(({ account, creatorId, creatorName, lineId, what, country, currency, amount }) => ({
    account,
    creator: creatorId === null ? null : { id: creatorId, name: creatorName ?? creatorId },
    lineId,
    what,
    country,
    amount: toWire({ currency, amount }),
  })),
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One query for each form of search, so that each uses its index. */
const fits = (q: string): RawBuilder<unknown> => {
  const number = readOrderNumber(q)
  if (number !== null) return sql`e.order_id = (select o.id from orders o where o.number = ${number})`
  if (uuid.test(q)) return sql`e.order_id = ${q}::uuid`
  if (q.startsWith('led_')) return sql`e.id = ${q}`
  // A payout is paid, returned and retried under its id and a suffix for the attempt.
  if (payoutIn(q)) return sql`split_part(e.reference, '/', 1) = ${payoutIn(q)}`
  return sql`(e.reference = ${q} or exists (select from ledger_lines l where l.entry_id = e.id and l.creator_id = ${q}))`
}

const anyLine = (kind: ItemKind): string => lineId({ kind, creatorId: '%', itemId: '%', variationId: '%' })

/** The product or bundle of a ledger line `l`, by the id of its order line: kind/creator/item/variation. */
const soldName = sql`coalesce(
  (select p.name from products p where l.line_id like ${anyLine('product')} and p.creator_id = split_part(l.line_id, '/', 2) and p.id = split_part(l.line_id, '/', 3)),
  (select b.name from bundles b where l.line_id like ${anyLine('bundle')} and b.creator_id = split_part(l.line_id, '/', 2) and b.id = split_part(l.line_id, '/', 3)))`

const read = async (db: Reader, numbers: ReadPayoutNumbers, conditions: readonly RawBuilder<unknown>[], limit: number, rises = false) => {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.reference, e.order_id, o.number as order_number, e.at, coalesce((
      select jsonb_agg(jsonb_build_object('account', l.account, 'creatorId', l.creator_id, 'creatorName', c.name, 'lineId', l.line_id,
        'what', ${soldName}, 'country', l.country, 'currency', l.currency, 'amount', l.amount) order by l.index)
      from ledger_lines l left join creators c on c.id = l.creator_id where l.entry_id = e.id), '[]') as lines
    from ledger_entries e left join orders o on o.id = e.order_id
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by e.id ${rises ? sql`asc` : sql`desc`} limit ${limit}`.execute(db)
  const payoutOf = await findCausingPayouts(db, numbers, rows)
  return rows.map((row) => describe(row, payoutOf(row.reference)))
}

type Asked = {
  after?: string | undefined
  sort?: (typeof entrySorts)[number] | undefined
  kind?: BookEntry['kind'] | undefined
  account?: Account | undefined
  q?: string | undefined
  limit: number
}

export const listEntries = (
  db: Reader,
  numbers: ReadPayoutNumbers,
  { after, sort, kind, account, q, limit }: Asked,
): Promise<BookEntry[]> => {
  // Ids rise with time.
  const rises = sort === 'at'
  const conditions = [
    ...(after ? [rises ? sql`e.id > ${after}` : sql`e.id < ${after}`] : []),
    ...(kind ? [sql`e.kind = ${kind}`] : []),
    ...(account ? [sql`exists (select from ledger_lines l where l.entry_id = e.id and l.account = ${account})`] : []),
    ...(q ? [fits(q)] : []),
  ]
  return read(db, numbers, conditions, limit, rises)
}

export const findEntry = async (db: Reader, numbers: ReadPayoutNumbers, id: string): Promise<BookEntry | undefined> =>
  (await read(db, numbers, [sql`e.id = ${id}`], 1))[0]
