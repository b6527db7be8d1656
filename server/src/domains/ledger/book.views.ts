import { sql } from 'kysely'
import { type Currency, currencies } from '#contract/core/money.ts'
import { type BookEntry, ledgerAccounts, type TrialBalance } from '#contract/ledger/books.ts'
import { readOrderNumber, writeOrderNumber } from '#domains/orders/index.ts'
import { toDecimal, toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import './ledger.tables.ts'

type Sum = { account: (typeof ledgerAccounts)[number]; currency: Currency; amount: number }

const endOf = (day: string): Date => new Date(new Date(`${day}T00:00:00Z`).getTime() + 24 * 60 * 60 * 1000)

/** Every account at the end of a day. What comes in is positive, what is owed negative. */
export const readTrialBalance = async (db: Reader, day: string): Promise<TrialBalance> => {
  const { rows } = await sql<Sum>`
    select l.account, l.currency, sum(l.amount)::bigint as amount from ledger_lines l join ledger_entries e on e.id = l.entry_id
    where e.at < ${endOf(day)} group by 1, 2`.execute(db)
  const used = currencies.filter((currency) => rows.some((row) => row.currency === currency))
  const inOrder = (own: readonly Sum[]) => used.flatMap((currency) => own.filter((row) => row.currency === currency))
  return {
    day,
    accounts: ledgerAccounts.map((account) => ({
      account,
      amounts: inOrder(rows.filter((row) => row.account === account)).map(toWire),
    })),
    sums: used.map((currency) => {
      const sum = rows.filter((row) => row.currency === currency).reduce((total, { amount }) => total + amount, 0)
      return { currency, amount: toDecimal(sum, currency) }
    }),
  }
}

type LineRow = {
  account: Sum['account']
  creatorId: string | null
  creatorName: string | null
  lineId: string | null
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

const describe = ({ order_id, order_number, at, lines, ...entry }: EntryRow): BookEntry => ({
  ...entry,
  orderId: order_id,
  orderNumber: order_number === null ? null : writeOrderNumber(order_number),
  at: at.toISOString(),
  lines: lines.map(({ account, creatorId, creatorName, lineId, country, currency, amount }) => ({
    account,
    creator: creatorId === null ? null : { id: creatorId, name: creatorName ?? creatorId },
    lineId,
    country,
    amount: toWire({ currency, amount }),
  })),
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Asked = { after?: string | undefined; kind?: BookEntry['kind'] | undefined; q?: string | undefined; limit: number }

export const listEntries = async (db: Reader, { after, kind, q, limit }: Asked): Promise<BookEntry[]> => {
  const search = q || null
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.reference, e.order_id, o.number as order_number, e.at, coalesce((
      select jsonb_agg(jsonb_build_object('account', l.account, 'creatorId', l.creator_id, 'creatorName', c.name, 'lineId', l.line_id,
        'country', l.country, 'currency', l.currency, 'amount', l.amount) order by l.index)
      from ledger_lines l left join creators c on c.id = l.creator_id where l.entry_id = e.id), '[]') as lines
    from ledger_entries e left join orders o on o.id = e.order_id
    where (${after ?? null}::text is null or e.id < ${after ?? null})
      and (${kind ?? null}::text is null or e.kind = ${kind ?? null})
      and (${search}::text is null or e.reference = ${search} or o.number = ${readOrderNumber(q ?? '')}
        or e.order_id = ${uuid.test(q ?? '') ? search : null}::uuid
        or exists (select from ledger_lines l where l.entry_id = e.id and l.creator_id = ${search}))
    order by e.id desc limit ${limit}`.execute(db)
  return rows.map(describe)
}
