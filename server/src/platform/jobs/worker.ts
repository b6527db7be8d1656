import { EventEmitter, once } from 'node:events'
import { Logger, parseCronItems, run, type TaskList, type WorkerEventMap, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Logger as Log } from 'pino'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Listener } from './jobs.ts'
import { keepAlive } from './live-workers.ts'

export type Worker = { stop(): Promise<void> }

/** Something done by the clock, written as in cron. */
export type Routine = { name: string; at: string; atStart?: boolean; run(): Promise<void> }

type Deps = { pool: pg.Pool; listeners: readonly Listener[]; routines: readonly Routine[]; log: Log; metrics: Metrics }

const counted = (name: string, work: (payload: unknown) => Promise<void>, metrics: Metrics) => async (payload: unknown) => {
  try {
    await work(payload)
    metrics.jobs.inc({ job: name, end: 'done' })
  } catch (error) {
    metrics.jobs.inc({ job: name, end: 'failed' })
    throw error
  }
}

type LogMeta = { job?: { id: string; task_identifier: string; attempts: number }; error?: unknown }

/** Of a job its name, never its payload: that may be an email, and an email may hold somebody's code. */
const describeMeta = ({ job, error }: LogMeta) => ({
  ...(job && { job: { name: job.task_identifier, id: job.id, attempt: job.attempts } }),
  ...(error instanceof Error && { err: error }),
})

const quietLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error(describeMeta(meta ?? {}), message)
    else if (level === 'warning') log.warn(describeMeta(meta ?? {}), message)
    else log.debug(message)
  })

/** Runs jobs and routines. A job that fails is tried again later; one that was begun when the process died is given back. */
export const startWorker = async ({ pool, listeners, routines, log, metrics }: Deps): Promise<Worker> => {
  const tasks: TaskList = {}
  for (const listener of listeners) tasks[listener.job.name] = counted(listener.job.name, listener.run, metrics)
  for (const routine of routines) tasks[routine.name] = counted(routine.name, routine.run, metrics)
  const events: WorkerEvents = new EventEmitter()
  const created = once(events, 'pool:create') as Promise<[WorkerEventMap['pool:create']]>
  const runner = await run({
    events,
    pgPool: pool,
    taskList: tasks,
    parsedCronItems: parseCronItems(routines.map((routine) => ({ task: routine.name, match: routine.at }))),
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: quietLogger(log),
  })
  for (const { name } of routines.filter(({ atStart }) => atStart)) await runner.addJob(name, {}, { jobKey: `at-start:${name}` })
  // Jobs are held in the name of the pool of workers, not of a single one.
  const [{ workerPool }] = await created
  const life = await keepAlive(pool, workerPool.id, log)
  return {
    stop: async () => {
      await runner.stop()
      await life.end()
    },
  }
}
