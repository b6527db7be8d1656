import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { addJob, job } from '#platform/jobs/jobs.ts'
import { readEarned } from '../earned.views.ts'
import { makePayout } from '../make-payout.ts'
import { findRates, findRun, finishRun, listUnfinishedRuns, openRun } from './run.store.ts'

/** A run that is to be made, or to be gone on with. */
export const runStarted = job('payout-run', z.object({ runId: z.string() }))

type Deps = { db: Reader; clock: Clock }

const atOnce = 200
const lanes = 3

/** The next creators by id, whether they are owed anything or not. */
export const listCreatorsAfter = async (db: Reader, after: string, limit = atOnce): Promise<string[]> => {
  const rows = await db.selectFrom('creators').select('id').where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

const addRun = (tx: Tx, runId: string) => addJob(tx, runStarted, { runId }, { key: `payout-run:${runId}`, queue: 'payout-runs' })

/** Everything that is due by now, at the Owner's word. A second time on one day goes on with a run that was stopped. */
export const startRun = async (tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<string> => {
  const { id, isFinished } = await openRun(tx, { day: now.toISOString().slice(0, 10), dueBy: now, startedBy: userId, now })
  if (isFinished)
    refuse('already-done', { detail: 'Today’s payouts have already been made. Anything due since then is paid in tomorrow’s run.' })
  await addRun(tx, id)
  return id
}

/** On the first of the month; a process that was away that day does it as soon as it is back. */
export const startMonthlyRun = async ({ db, clock }: Deps): Promise<void> => {
  const now = clock.now()
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const day = first.toISOString().slice(0, 10)
  const known = await db.selectFrom('payout_runs').select('id').where('day', '=', day).executeTakeFirst()
  if (!known)
    await db.transaction().execute(async (tx) => {
      const { id, isNew } = await openRun(tx, { day, dueBy: first, startedBy: null, now })
      if (isNew) await addRun(tx, id)
    })
}

/** A run whose job was lost with its process goes on. */
export const resumeRuns = async ({ db }: Deps): Promise<void> => {
  for (const id of await listUnfinishedRuns(db)) await db.transaction().execute((tx) => addRun(tx, id))
}

/** A few at a time, each waiting for the database alone. What goes wrong with one keeps nobody else from being paid. */
const payAll = async (creatorIds: readonly string[], pay: (id: string) => Promise<void>): Promise<unknown[]> => {
  const faults: unknown[] = []
  const left = creatorIds.values()
  const payOn = async (): Promise<void> => {
    for (const id of left) await pay(id).catch((fault: unknown) => faults.push(fault))
  }
  await Promise.all(Array.from({ length: lanes }, payOn))
  return faults
}

/**
 * Makes the payouts of a run, creator by creator, each in a transaction of its own: it can be stopped anywhere and begun again. It is
 * done when everybody is paid; until then its job is tried again.
 */
export const makePayouts = async ({ db, clock }: Deps, runId: string, signal?: AbortSignal): Promise<void> => {
  const found = await findRun(db, runId)
  if (!found || found.finished_at) return
  const run = { id: found.id, dueBy: found.due_by, rates: await findRates(db, runId) }
  const faults: unknown[] = []
  for (let after = ''; ; ) {
    signal?.throwIfAborted()
    const ids = await listCreatorsAfter(db, after)
    if (ids.length === 0) break
    const earned = await readEarned(db, ids, run.dueBy)
    const pay = (id: string) => db.transaction().execute((tx) => makePayout(tx, run, id, clock.now()))
    faults.push(...(await payAll([...earned.keys()], pay)))
    after = ids.at(-1) as string
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} creators could not be paid in ${runId}`)
  await finishRun(db, runId, clock.now())
}
