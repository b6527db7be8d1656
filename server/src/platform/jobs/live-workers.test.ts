import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeLog } from '#server/log.ts'
import { openTestShop } from '../../../testing/test-shop.ts'
import { whenOver } from '../../../testing/when-over.ts'
import { addJob, job, listen } from './jobs.ts'
import { releaseJobsOfSilent, releaseJobsOfUnknown } from './live-workers.ts'
import { startWorker } from './worker.ts'

const email = job('write-email', z.object({ to: z.string() }))

const openQueue = async () => {
  const shop = await openTestShop()
  const { db, pool } = shop.database

  /** Ends jobs that never end, so that the workers can stop. */
  const over = Promise.withResolvers<void>()
  const tidy = (end: () => Promise<unknown>): void =>
    whenOver(() => {
      over.resolve()
      // The test may have ended it already.
      return end().catch(() => undefined)
    })

  const add = (to: string, queue?: string): Promise<void> =>
    db.transaction().execute((tx) => addJob(tx, email, { to }, { key: to, ...(queue && { queue }) }))

  const start = async (run: (payload: { to: string }) => Promise<void>) => {
    const worker = await startWorker({ pool, listeners: [listen(email, run)], routines: [], log: makeLog('silent'), metrics: shop.metrics })
    tidy(() => worker.stop())
    return worker
  }

  /** Runs a job that never ends. */
  const neverEnding = () => {
    const begun: string[] = []
    const run = async ({ to }: { to: string }): Promise<void> => {
      begun.push(to)
      await over.promise
    }
    return { begun, run }
  }

  /** A worker that took one job and was killed before its first heartbeat. */
  const killOneIn = async (key: string): Promise<string> => {
    const { begun, run } = neverEnding()
    const hanging = runOnce({
      pgPool: pool,
      taskList: { [email.name]: (payload) => run(email.payload.parse(payload)) },
      noHandleSignals: true,
      concurrency: 1,
      logger: new Logger(() => () => undefined),
    })
    tidy(() => hanging)
    await expect.poll(() => begun).toEqual([key])
    return (await holderOf(key)) ?? ''
  }

  const holders = async () => {
    const { rows } = await sql<{ key: string; locked_by: string | null }>`
      select j.key, j.locked_by from graphile_worker.jobs j where j.key is not null`.execute(db)
    return new Map(rows.map(({ key, locked_by }) => [key, locked_by]))
  }
  const holderOf = async (key: string) => (await holders()).get(key)
  const lastSeen = (secondsAgo: number) =>
    sql`update live_workers set seen_at = clock_timestamp() - make_interval(secs => ${secondsAgo})`.execute(db)
  const living = () => db.selectFrom('live_workers').select('id').execute()

  return { db, pool, add, start, neverEnding, killOneIn, holderOf, lastSeen, living }
}

test('a worker sends heartbeats under the name that its jobs are locked with, and keeps its jobs however long they take', async () => {
  const { pool, add, start, neverEnding, holderOf, living, lastSeen } = await openQueue()
  const { begun, run } = neverEnding()
  await start(run)
  await add('slow')
  await expect.poll(() => begun).toEqual(['slow'])
  const holder = await holderOf('slow')
  expect(await living()).toEqual([{ id: holder }])
  await lastSeen(30)
  await releaseJobsOfSilent(pool)
  await releaseJobsOfUnknown(pool, 0)
  expect(await holderOf('slow')).toBe(holder)
  expect(begun).toEqual(['slow'])
})

test('the jobs of a killed worker are released 45 seconds after its last heartbeat, including those waiting in its queue', async () => {
  const { db, pool, add, start, killOneIn, lastSeen } = await openQueue()
  await add('first', 'emails')
  const killed = await killOneIn('first')
  await add('second', 'emails')
  await sql`insert into live_workers (id, seen_at) values (${killed}, clock_timestamp())`.execute(db)
  const written: string[] = []
  await start(async ({ to }) => void written.push(to))
  expect(written).toEqual([])
  await lastSeen(46)
  await releaseJobsOfSilent(pool)
  await expect.poll(() => written).toEqual(['first', 'second'])
})

test('a worker killed before its first heartbeat does not keep its jobs forever either', async () => {
  const { pool, add, killOneIn, holderOf } = await openQueue()
  await add('early')
  const killed = await killOneIn('early')
  await releaseJobsOfUnknown(pool)
  expect(await holderOf('early')).toBe(killed)
  await releaseJobsOfUnknown(pool, 0)
  expect(await holderOf('early')).toBeNull()
})

test('a worker that stops removes its record', async () => {
  const { start, living } = await openQueue()
  const worker = await start(async () => undefined)
  expect(await living()).toHaveLength(1)
  await worker.stop()
  expect(await living()).toEqual([])
})
