import { type Selectable, sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { PayoutStatement } from '#domains/documents/index.ts'
import { inCurrencyOrder } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { gross, lineTables } from '../payout-line.views.ts'
import { writePayoutNumber } from '../payout-number.views.ts'
import { payoutPartiesDocument } from '../payouts.documents.ts'
import '../payouts.tables.ts'

type Part = PayoutStatement['parts'][number]
type Row = Part['rows'][number] & { currency: Currency }

/** By product and by fee, what was sold first and what was given back after it. */
const readRows = async (db: Reader, payoutId: string): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select l.currency, max(i.name) as what, case when l.amount < 0 then 'Sold' else 'GivenBack' end as kind,
      coalesce(sum(i.quantity), 0)::int as units,
      coalesce(sum(${gross} * sign(0 - l.amount)), 0)::bigint as gross,
      coalesce(sum(i.discount * sign(0 - l.amount)), 0)::bigint as discount,
      coalesce(sum(i.tax * sign(0 - l.amount)), 0)::bigint as tax,
      coalesce(sum(i.fee * sign(0 - l.amount)), 0)::bigint as fee,
      coalesce(i.fee_rate, 0) as "feeRate", coalesce(i.fee_reason, 'Marketplace') as "feeReason",
      (0 - sum(l.amount))::bigint as net
    from ${lineTables} join payout_lines p on p.entry_id = l.entry_id and p.index = l.index
    where p.payout_id = ${payoutId}
    group by l.currency, l.amount < 0, i.kind, i.item_id, i.fee_rate, i.fee_reason
    order by l.currency, l.amount < 0 desc, max(i.name), i.item_id, i.fee_rate`.execute(db)
  return rows
}

type Found = {
  number: number
  currency: Currency
  amount: number
  created_at: Date
  last_digits: string
  parties: Selectable<Tables['payouts']>['parties']
}

/** What the statement of a creator's own payout says. */
export const findStatement = async (db: Reader, creatorId: string, payoutId: string): Promise<PayoutStatement | undefined> => {
  const { rows } = await sql<Found>`
    select p.number, p.currency, p.amount, p.created_at, p.parties, a.last_digits
    from payouts p join payout_accounts a on a.id = p.account_id
    where p.id = ${payoutId} and p.creator_id = ${creatorId}`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const byCurrency = Map.groupBy(await readRows(db, payoutId), (row) => row.currency)
  const amounts = await db.selectFrom('payout_amounts').selectAll().where('payout_id', '=', payoutId).execute()
  return {
    number: writePayoutNumber(creatorId, found.number),
    day: found.created_at,
    ...payoutPartiesDocument.read(found.parties),
    parts: inCurrencyOrder(amounts).map(({ currency, amount, rate, result }) => ({
      currency,
      rows: byCurrency.get(currency) ?? [],
      net: amount,
      rate,
      result,
    })),
    currency: found.currency,
    total: found.amount,
    account: `Account ending in ${found.last_digits}`,
  }
}
