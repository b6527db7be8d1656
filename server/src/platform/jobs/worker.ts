import { EventEmitter, once } from 'node:events'
import { Logger, parseCronItems, run, type TaskList, type WorkerEventMap, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Logger as Log } from 'pino'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { type Lane, type Listener, lanes } from './jobs.ts'
import { keepAlive } from './live-workers.ts'

export type Worker = { stop(): Promise<void> }

/** A scheduled job, with its time written as in cron. */
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

/** Only the job's name, never its payload: that may be an email, which may contain someone's code. */
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

/** The number of concurrent jobs. Each lane holds a connection of its own, so the numbers are small. */
const hands: Readonly<Record<Lane, number>> = { short: 4, long: 3, longest: 1 }

/** Starts workers for jobs with these names, and their heartbeat. */
const startHands = async (
  { pool, log }: Pick<Deps, 'pool' | 'log'>,
  tasks: TaskList,
  routines: readonly Routine[],
  concurrency: number,
) => {
  const events: WorkerEvents = new EventEmitter()
  const created = once(events, 'pool:create') as Promise<[WorkerEventMap['pool:create']]>
  const runner = await run({
    events,
    pgPool: pool,
    taskList: tasks,
    parsedCronItems: parseCronItems(routines.map((routine) => ({ task: routine.name, match: routine.at }))),
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: quietLogger(log),
  })
  // Jobs are locked in the name of the pool of workers, not of a single one.
  const [{ workerPool }] = await created
  return { runner, life: await keepAlive(pool, workerPool.id, log) }
}

/** Runs jobs and routines. A failed job is retried later; a job whose process died is released. */
export const startWorker = async ({ pool, listeners, routines, log, metrics }: Deps): Promise<Worker> => {
  const ending = new AbortController()
  const tasksOf = (some: readonly Listener[]): TaskList =>
    Object.fromEntries(some.map(({ job, run: work }) => [job.name, counted(job.name, (payload) => work(payload, ending.signal), metrics)]))
  const tasks = tasksOf(listeners.filter(({ lane }) => lane === 'short'))
  for (const routine of routines) tasks[routine.name] = counted(routine.name, routine.run, metrics)
  const all = [await startHands({ pool, log }, tasks, routines, hands.short)]
  for (const { name } of routines.filter(({ atStart }) => atStart)) await all[0]?.runner.addJob(name, {}, { jobKey: `at-start:${name}` })
  for (const lane of lanes.filter((one) => one !== 'short')) {
    const some = listeners.filter((listener) => listener.lane === lane)
    if (some.length > 0) all.push(await startHands({ pool, log }, tasksOf(some), [], hands[lane]))
  }
  return {
    stop: async () => {
      ending.abort()
      await Promise.all(all.map(({ runner }) => runner.stop()))
      for (const { life } of all) await life.end()
    },
  }
}
