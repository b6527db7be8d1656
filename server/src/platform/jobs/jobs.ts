import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '#platform/database/database.ts'

/** Work to be done a moment later. The code that adds it and the code that runs it share only its name and schema. */
export type Job<Payload> = { name: string; payload: z.ZodType<Payload> }

export const job = <Payload>(name: string, payload: z.ZodType<Payload>): Job<Payload> => ({ name, payload })

type AddOptions = {
  runAt?: Date
  key?: string
  /** Jobs of one queue run one after another, across all workers. */
  queue?: string
  maxAttempts?: number
  /** Of the jobs that are due, the lowest number goes first; the default is 0. */
  priority?: number
}

/** A job with its payload, to be added. */
export type NewJob = { name: string; payload: string } & AddOptions

export const newJob = <Payload>(of: Job<Payload>, payload: Payload, options: AddOptions = {}): NewJob => ({
  name: of.name,
  payload: JSON.stringify(of.payload.parse(payload)),
  ...options,
})

/** Added in the transaction that causes them: if it is rolled back, they do not exist. */
export const addJobs = async (tx: Tx, jobs: readonly NewJob[]): Promise<void> => {
  await sql`select graphile_worker.add_jobs(array(
    select (j.name, j.payload::json, j.queue, j.run_at, j.max_attempts, j.key, j.priority, null)::graphile_worker.job_spec
    from unnest(
      ${jobs.map(({ name }) => name)}::text[], ${jobs.map(({ payload }) => payload)}::text[],
      ${jobs.map(({ queue }) => queue ?? null)}::text[], ${jobs.map(({ runAt }) => runAt ?? null)}::timestamptz[],
      ${jobs.map(({ maxAttempts }) => maxAttempts ?? 12)}::int[], ${jobs.map(({ key }) => key ?? null)}::text[],
      ${jobs.map(({ priority }) => priority ?? null)}::int[]
    ) as j (name, payload, queue, run_at, max_attempts, key, priority)
  ))`.execute(tx)
}

export const addJob = <Payload>(tx: Tx, of: Job<Payload>, payload: Payload, options?: AddOptions): Promise<void> =>
  addJobs(tx, [newJob(of, payload, options)])

/** Work only waits for other work in its lane: work of seconds, of minutes, or of files with gigabytes. */
export const lanes = ['short', 'long', 'longest'] as const
export type Lane = (typeof lanes)[number]

/** `signal` is aborted when the process is about to end: work of minutes stops, and another worker starts it again. */
export type Listener = { job: Job<unknown>; run(payload: unknown, signal?: AbortSignal): Promise<void>; lane: Lane }

export const listen = <Payload>(to: Job<Payload>, run: (payload: Payload, signal?: AbortSignal) => Promise<void>): Listener => ({
  job: to as Job<unknown>,
  run: (payload, signal) => run(to.payload.parse(payload), signal),
  lane: 'short',
})

/** For slower work: it has workers of its own, so that a receipt never waits for it. */
export const listenIn = <Payload>(lane: Lane, ...listening: Parameters<typeof listen<Payload>>): Listener => ({
  ...listen(...listening),
  lane,
})
