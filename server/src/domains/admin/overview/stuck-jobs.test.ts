import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../../testing/test-database.ts'
import { listStuckJobs } from './stuck-jobs.views.ts'

const { db, pool } = await openTestDatabase()

const addJob = async (name: string, queue: string | null = null) => {
  const { rows } = await sql<{ id: string; at: Date }>`
    select j.id::text as id, j.run_at as at from graphile_worker.add_job(${name}, queue_name := ${queue}) j`.execute(db)
  const [job] = rows
  if (!job) throw new Error('the queue took no job')
  return job
}

test('16.3 a job that nobody takes is stuck after an hour, as is one that runs that long; not one behind another of its queue or kind', async () => {
  const running = await addJob('check-build', 'creator-1')
  const next = await addJob('sign-build', 'creator-1')
  await addJob('check-build', 'creator-2')
  const alone = await addJob('lonely')
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const work = async () => {
    begun.resolve()
    await ended.promise
  }
  const worker = { pgPool: pool, concurrency: 1, noHandleSignals: true, logger: new Logger(() => () => undefined) }
  const working = runOnce({ ...worker, taskList: { 'check-build': work } })
  await begun.promise
  const statesAfter = async (minutes: number) => {
    const jobs = await listStuckJobs(db, new Date(alone.at.getTime() + minutes * 60_000))
    return Object.fromEntries(jobs.map(({ id, state }) => [id, state]))
  }
  expect(await statesAfter(30)).toEqual({})
  expect(await statesAfter(90)).toEqual({ [running.id]: 'Running', [alone.id]: 'Waiting' })
  ended.resolve()
  await working
  // The worker may still hold the other job of its kind; it knows nothing about the rest.
  expect(await statesAfter(90)).toMatchObject({ [next.id]: 'Waiting', [alone.id]: 'Waiting' })
})
