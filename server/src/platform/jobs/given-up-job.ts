import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** The job's name, or undefined if it was not given up. */
const change = async (tx: Tx, jobId: string, by: RawBuilder<unknown>): Promise<string | undefined> => {
  // If two press at once, the second finds the job waiting or gone.
  await sql`select pg_advisory_xact_lock(hashtext('given-up-job'))`.execute(tx)
  const { rows } = await sql<{ name: string }>`
    select j.task_identifier as name from graphile_worker.jobs j cross join lateral ${by} r
    where j.id = ${jobId}::bigint and j.attempts >= j.max_attempts and j.locked_at is null`.execute(tx)
  return rows[0]?.name
}

/** Makes a job that was given up due again, with all its attempts. */
export const retryJob = (tx: Tx, jobId: string, now: Date): Promise<string | undefined> =>
  change(tx, jobId, sql`graphile_worker.reschedule_jobs(array[j.id], run_at := ${now}::timestamptz, attempts := 0)`)

/** Removes a job that was given up: the worker deletes completed jobs. */
export const removeJob = (tx: Tx, jobId: string): Promise<string | undefined> =>
  change(tx, jobId, sql`graphile_worker.complete_jobs(array[j.id])`)
