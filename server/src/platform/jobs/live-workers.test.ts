import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeLog } from '#server/log.ts'
import { openTestShop } from '../../../testing/test-shop.ts'
import { whenOver } from '../../../testing/when-over.ts'
import { addJob, job, listen } from './jobs.ts'
import { giveBackJobs } from './live-workers.ts'
import { startWorker } from './worker.ts'

const letter = job('write-letter', z.object({ to: z.string() }))

const shop = await openTestShop()
const { db, pool } = shop.database

/** A job that a worker took, so many minutes ago. */
const addTaken = async (to: string, by: string, minutes: number, queue?: string): Promise<void> => {
  await db.transaction().execute((tx) => addJob(tx, letter, { to }, { key: to, ...(queue && { queue }) }))
  await sql`
    update graphile_worker._private_jobs set locked_by = ${by}, locked_at = now() - make_interval(mins => ${minutes}), attempts = 1
    where key = ${to}`.execute(db)
  await sql`
    update graphile_worker._private_job_queues set locked_by = ${by}, locked_at = now() - make_interval(mins => ${minutes})
    where queue_name = ${queue ?? ''}`.execute(db)
}

const heardOf = (worker: string, minutesAgo: number) =>
  sql`insert into live_workers (id, seen_at) values (${worker}, now() - make_interval(mins => ${minutesAgo}))`.execute(db)

const holders = async () => {
  const { rows } = await sql<{ key: string; locked_by: string | null }>`
    select key, locked_by from graphile_worker._private_jobs where key is not null order by key`.execute(db)
  return Object.fromEntries(rows.map(({ key, locked_by }) => [key, locked_by]))
}

const startTestWorker = async (written: string[]) => {
  const run = async ({ to }: { to: string }): Promise<void> => void written.push(to)
  const worker = await startWorker({ pool, listeners: [listen(letter, run)], routines: [], log: makeLog('silent'), metrics: shop.metrics })
  // The test may have stopped it already.
  whenOver(() => worker.stop().catch(() => undefined))
  return worker
}

test('what a killed worker had begun is given back; what a living one does, or a new one just began, is not', async () => {
  await heardOf('silent', 3)
  await heardOf('alive', 1)
  await addTaken('by-silent', 'silent', 3)
  await addTaken('by-unknown', 'unknown', 3)
  await addTaken('by-alive', 'alive', 3)
  await addTaken('by-new', 'new', 1)
  await giveBackJobs(pool)
  expect(await holders()).toEqual({ 'by-silent': null, 'by-unknown': null, 'by-alive': 'alive', 'by-new': 'new' })
  await sql`delete from graphile_worker._private_jobs`.execute(db)
})

test('another worker finishes it as soon as it starts, also what waits in a queue behind it, and leaves no sign when it goes', async () => {
  await addTaken('first', 'killed', 3, 'letters')
  await db.transaction().execute((tx) => addJob(tx, letter, { to: 'second' }, { queue: 'letters' }))
  const written: string[] = []
  const worker = await startTestWorker(written)
  await expect.poll(() => written, { timeout: 15_000 }).toEqual(['first', 'second'])
  const seen = await db.selectFrom('live_workers').select('id').where('id', 'like', 'worker-%').execute()
  expect(seen).toHaveLength(4)
  await worker.stop()
  expect(await db.selectFrom('live_workers').select('id').where('id', 'like', 'worker-%').execute()).toEqual([])
})
