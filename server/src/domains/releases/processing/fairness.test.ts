import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openCheckShop, pluginZip } from '../../../../testing/check-shop.ts'

const { shop, db, stranger, release, begin, arrive } = await openCheckShop()
const bytes = pluginZip()

test('one creator’s flood waits for the first file of everybody else, whatever came before', async () => {
  const flood: string[] = []
  for (let file = 0; file < 4; file++) flood.push((await arrive((await release()).id, { bytes })).buildId)
  const theirs = await begin('1.0.0', { by: stranger, productId: 'shards' })
  const other = await arrive(theirs.id, { bytes, creatorId: 'glasshouse' })
  const order: unknown[] = []
  const note = async (payload: unknown): Promise<void> => void order.push((payload as { buildId: string }).buildId)
  // A job that finds its queue busy is skipped.
  for (let round = 0; round < 5; round++) {
    await runOnce({
      ...{ pgPool: shop.database.pool, concurrency: 1, noHandleSignals: true, logger: new Logger(() => () => undefined) },
      taskList: { 'check-build': note },
    })
  }
  expect(order).toEqual([flood[0], other.buildId, ...flood.slice(1)])
})

test('a large file is checked in a lane of its own, and still after the other files of its creator', async () => {
  await arrive((await release()).id, { bytes, size: 512 * 1024 * 1024 - 1 })
  await arrive((await release()).id, { bytes, size: 512 * 1024 * 1024 })
  const { rows } = await sql<{ name: string; queue: string }>`
    select j.task_identifier as name, j.queue_name as queue from graphile_worker.jobs j where j.task_identifier like 'check-%' order by j.id`.execute(
    db,
  )
  expect(rows).toEqual([
    { name: 'check-build', queue: 'builds of lowtide' },
    { name: 'check-large-build', queue: 'builds of lowtide' },
  ])
})
