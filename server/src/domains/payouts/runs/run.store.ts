import { findExchangeRates } from '#domains/pricing/index.ts'
import { newId } from '#kernel/ids.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { runRatesDocument } from '../payouts.documents.ts'
import '../payouts.tables.ts'

/** The rates a run was made with. A currency that the shop has since then is not among them, and none of its lines either. */
export const findRates = async (db: Reader, runId: string): Promise<Partial<ExchangeRates>> => {
  const { rates } = await db.selectFrom('payout_runs').select('rates').where('id', '=', runId).executeTakeFirstOrThrow()
  return runRatesDocument.read(rates).perUsd
}

export const findRun = (db: Reader, id: string) => db.selectFrom('payout_runs').selectAll().where('id', '=', id).executeTakeFirst()

type OpenRun = { id: string; isNew: boolean; isFinished: boolean }
type NewRun = { day: string; dueBy: Date; startedBy: string | null; now: Date }

/** The run of a day: there is one, whoever starts it and however often. */
export const openRun = async (tx: Tx, { day, dueBy, startedBy, now }: NewRun): Promise<OpenRun> => {
  const rates = runRatesDocument.write({ perUsd: await findExchangeRates(tx, now) })
  const made = await tx
    .insertInto('payout_runs')
    .values({ id: newId('run', now), day, due_by: dueBy, rates, started_by: startedBy, started_at: now })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { id: made.id, isNew: true, isFinished: false }
  const known = await tx.selectFrom('payout_runs').select(['id', 'finished_at']).where('day', '=', day).executeTakeFirstOrThrow()
  return { id: known.id, isNew: false, isFinished: known.finished_at !== null }
}

export const listUnfinishedRuns = async (db: Reader): Promise<string[]> => {
  const rows = await db.selectFrom('payout_runs').select('id').where('finished_at', 'is', null).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export const finishRun = (db: Reader, id: string, now: Date) =>
  db.updateTable('payout_runs').set({ finished_at: now }).where('id', '=', id).where('finished_at', 'is', null).execute()
