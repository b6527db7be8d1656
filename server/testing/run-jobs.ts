import { Logger, runOnce, type TaskList } from 'graphile-worker'
import type { Shop } from '#server/shop.ts'
import { listenersOf } from '#server/wiring.ts'

/** Does every job that waits, then returns. */
export const runJobs = async (shop: Shop): Promise<void> => {
  const taskList: TaskList = Object.fromEntries(listenersOf(shop).map(({ job, run }) => [job.name, (payload) => run(payload)]))
  await runOnce({ pgPool: shop.database.pool, taskList, noHandleSignals: true, logger: new Logger(() => () => undefined) })
}
