import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeLog } from '#server/log.ts'
import { openTestShop } from '../../../testing/test-shop.ts'
import { whenOver } from '../../../testing/when-over.ts'
import { addJobs, job, lanes, listenIn, newJob } from './jobs.ts'
import { startWorker } from './worker.ts'

test('a full lane does not delay the others', async () => {
  const shop = await openTestShop()
  const over = Promise.withResolvers<void>()
  const begun: string[] = []
  const jobs = lanes.map((lane) => ({ lane, job: job(`${lane} work`, z.object({ takesLong: z.boolean() })) }))
  const listeners = jobs.map(({ lane, job }) =>
    listenIn(lane, job, async ({ takesLong }) => {
      begun.push(takesLong ? `${lane}, long` : lane)
      if (takesLong) await over.promise
    }),
  )
  const { pool, db } = shop.database
  const worker = await startWorker({ pool, listeners, routines: [], log: makeLog('silent'), metrics: shop.metrics })
  whenOver(async () => {
    over.resolve()
    await worker.stop()
  })
  const add = (lane: string, count: number, takesLong: boolean) => {
    const wanted = jobs.find((one) => one.lane === lane)?.job
    if (!wanted) throw new Error(`There is no lane ${lane}`)
    return db.transaction().execute((tx) =>
      addJobs(
        tx,
        Array.from({ length: count }, () => newJob(wanted, { takesLong })),
      ),
    )
  }
  await add('long', 9, true)
  await add('longest', 9, true)
  await expect.poll(() => begun.toSorted()).toEqual(['long, long', 'long, long', 'long, long', 'longest, long'])
  await add('short', 1, false)
  await expect.poll(() => begun).toContain('short')
  expect(begun).toHaveLength(5)
})
