import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** A job that was given up is due again, with all its tries; its name, or undefined where there is none to be tried again. */
export const retryJob = async (tx: Tx, jobId: string, now: Date): Promise<string | undefined> => {
  // Of two who press at once the second finds it waiting.
  await sql`select pg_advisory_xact_lock(hashtext('retry-job'))`.execute(tx)
  const { rows } = await sql<{ name: string }>`
    select j.task_identifier as name
    from graphile_worker.jobs j
    cross join lateral graphile_worker.reschedule_jobs(array[j.id], run_at := ${now}::timestamptz, attempts := 0) r
    where j.id = ${jobId}::bigint and j.attempts >= j.max_attempts and j.locked_at is null`.execute(tx)
  return rows[0]?.name
}
