import { Logger, runOnce, type TaskList } from 'graphile-worker'
import type { Shop } from '#server/shop.ts'
import { listenersOf } from '#server/wiring.ts'

/** Does every job that waits, or those of some names alone, then returns. */
export const runJobs = async (shop: Shop, only?: readonly string[]): Promise<void> => {
  const listeners = listenersOf(shop).filter(({ job }) => !only || only.includes(job.name))
  const taskList: TaskList = Object.fromEntries(listeners.map(({ job, run }) => [job.name, (payload) => run(payload)]))
  await runOnce({ pgPool: shop.database.pool, taskList, noHandleSignals: true, logger: new Logger(() => () => undefined) })
}
