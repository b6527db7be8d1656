import { EventEmitter } from 'node:events'
import { Logger, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker'
import { onTestFailed, TestRunner } from 'vitest'
import type { Shop } from '#server/shop.ts'
import { listenersOf } from '#server/wiring.ts'

/**
 * A failed job is only retried much later, so a test would only see that something did not happen: its errors are printed if the test
 * fails.
 */
const printErrorsIfTestFails = (events: WorkerEvents): void => {
  if (!TestRunner.getCurrentTest()) return
  const errors: unknown[] = []
  events.on('job:error', ({ job, error }) => errors.push(job.task_identifier, error))
  onTestFailed(() => {
    if (errors.length > 0) console.error('Jobs that failed in this test:', ...errors)
  })
}

/** Runs all waiting jobs, or only those with some names, then returns. */
export const runJobs = async (shop: Shop, only?: readonly string[]): Promise<void> => {
  const listeners = listenersOf(shop).filter(({ job }) => !only || only.includes(job.name))
  const taskList: TaskList = Object.fromEntries(listeners.map(({ job, run }) => [job.name, (payload) => run(payload)]))
  const events: WorkerEvents = new EventEmitter()
  printErrorsIfTestFails(events)
  await runOnce({ pgPool: shop.database.pool, taskList, events, noHandleSignals: true, logger: new Logger(() => () => undefined) })
}
