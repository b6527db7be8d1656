import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import { holdCreator } from '#domains/creators/index.ts'
import { writeEntry } from '#domains/ledger/index.ts'
import { newId } from '#kernel/ids.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { readEarned } from './earned.views.ts'
import { type Judged, judgePayout } from './judge-payout.rules.ts'
import { type FoundPayee, readPayees } from './payee.views.ts'
import { payoutLines } from './payout-entry.rules.ts'
import { payoutNews } from './payout-news.ts'
import { writeParties } from './payout-parties.ts'
import { type Taken, takeLines } from './take-lines.ts'
import { writeAmounts } from './write-amounts.ts'

type Run = { id: string; dueBy: Date; rates: Partial<ExchangeRates> }

type Paid = Extract<Judged, { skipped: null }>
type Made = { judged: Paid; number: number; now: Date }

const insertPayout = async (tx: Tx, run: Run, payee: FoundPayee, { judged, number, now }: Made): Promise<string> => {
  const id = newId('pyt', now)
  const status = judged.hold ? 'OnHold' : 'Scheduled'
  await tx
    .insertInto('payouts')
    .values({
      id,
      run_id: run.id,
      creator_id: payee.creatorId,
      number,
      account_id: payee.accountId as string,
      currency: payee.account?.currency as Currency,
      amount: judged.amount,
      status,
      hold: judged.hold?.hold ?? null,
      held_until: judged.hold?.until ?? null,
      marks: [...judged.marks],
      parties: await writeParties(tx, payee.creatorId, now),
      created_at: now,
      updated_at: now,
    })
    .execute()
  await tx.insertInto('payout_events').values({ payout_id: id, index: 1, status, note: null, by: null, at: now }).execute()
  return id
}

const isSame = (amounts: Paid['amounts'], taken: readonly Taken[]): boolean =>
  amounts.length === taken.length &&
  amounts.every(({ currency, amount }) => taken.some((one) => one.currency === currency && one.amount === amount))

/** The number of a creator's next statement; undefined where this run has made one. */
const nextNumber = async (tx: Tx, runId: string, creatorId: string): Promise<number | undefined> => {
  const { rows } = await sql<{ last: number; is_made: boolean }>`
    select coalesce(max(p.number), 0) as last, coalesce(bool_or(p.run_id = ${runId}), false) as is_made
    from payouts p where p.creator_id = ${creatorId}`.execute(tx)
  const { last = 0, is_made = false } = rows[0] ?? {}
  return is_made ? undefined : last + 1
}

/**
 * Pays one creator everything that is due, once. The caller's transaction has locked the creator, so that two runs, or a run and a change
 * of account, wait for each other. Any failure in between rolls it back whole.
 */
export const makePayout = async (tx: Tx, run: Run, creatorId: string, now: Date): Promise<void> => {
  await holdCreator(tx, creatorId)
  const number = await nextNumber(tx, run.id, creatorId)
  if (number === undefined) return
  const earned = (await readEarned(tx, [creatorId], run.dueBy)).get(creatorId)
  const payee = (await readPayees(tx, [creatorId])).get(creatorId)
  if (!earned || !payee) return
  const judged = judgePayout(earned, payee, run.rates, now)
  if (judged.skipped !== null) return
  const currency = payee.account?.currency as Currency
  const id = await insertPayout(tx, run, payee, { judged, number, now })
  if (!isSame(judged.amounts, await takeLines(tx, { payoutId: id, creatorId, dueBy: run.dueBy })))
    throw new Error(`The books of ${creatorId} changed while its payout was made`)
  await writeAmounts(tx, id, judged.amounts)
  await writeEntry(tx, {
    kind: 'Payout',
    reference: id,
    orderId: null,
    currency,
    lines: payoutLines(creatorId, currency, judged.amounts),
    now,
  })
  if (judged.hold) await addJob(tx, payoutNews, { what: 'held', id, payoutId: id }, { key: `payout-news:${id}` })
}
