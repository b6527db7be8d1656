import type { Currency } from '#contract/core/money.ts'
import type { CsvRow } from '#kernel/csv.ts'
import type { Reader } from '#platform/database/database.ts'
import type { CsvTable } from '#platform/http/stream-csv.ts'
import { type LineRecord, listLines } from '../payout-line.views.ts'
import { lineCells, lineHead, pageSize } from './line-cells.ts'

/** The lines of a payout never change, so that pages read one after the other are of one piece. */
async function* readPages(db: Reader, payoutId: string, rates: ReadonlyMap<Currency, number>): AsyncGenerator<CsvRow[], void> {
  for (let last: LineRecord | undefined; ; ) {
    const rows = await listLines(db, { payoutId, after: last && { entryId: last.entry_id, index: last.index }, limit: pageSize })
    yield rows.map((row) => [...lineCells(row), rates.get(row.currency) ?? null])
    last = rows.at(-1)
    if (rows.length < pageSize) return
  }
}

/** Every line of a creator's own payout, with the rate its currency was changed at. */
export const findPayoutTable = async (db: Reader, creatorId: string, payoutId: string): Promise<CsvTable | undefined> => {
  const payout = await db
    .selectFrom('payouts')
    .select('number')
    .where('id', '=', payoutId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst()
  if (!payout) return undefined
  const amounts = await db.selectFrom('payout_amounts').select(['currency', 'rate']).where('payout_id', '=', payoutId).execute()
  const rates = new Map(amounts.map(({ currency, rate }) => [currency, rate]))
  return { name: `payout-${payout.number}.csv`, head: [...lineHead, 'Rate'], pages: readPages(db, payoutId, rates) }
}
