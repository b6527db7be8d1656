import { type RawBuilder, sql } from 'kysely'
import type { StuckJob } from '#contract/admin/overview.ts'
import type { Reader } from '#platform/database/database.ts'

/** Whether a job (`j`) was given up, or is being worked on, for more than an hour. */
export const isStuck = (now: Date): RawBuilder<boolean> => {
  const hourAgo = sql`${now}::timestamptz - interval '1 hour'`
  return sql`(j.locked_at < ${hourAgo} or (j.attempts >= j.max_attempts and j.run_at < ${hourAgo}))`
}

const listed = 20

type Row = { id: string; name: string; since: Date; tries: number; error: string | null; is_running: boolean }

export const listStuckJobs = async (db: Reader, now: Date): Promise<StuckJob[]> => {
  const { rows } = await sql<Row>`
    select j.id::text as id, j.task_identifier as name, j.created_at as since, j.attempts as tries,
      nullif(left(split_part(j.last_error, chr(10), 1), 300), '') as error, j.locked_at is not null as is_running
    from graphile_worker.jobs j where ${isStuck(now)} order by j.created_at, j.id limit ${listed}`.execute(db)
  return rows.map(({ is_running, since, ...row }) => ({ ...row, since: since.toISOString(), isRunning: is_running }))
}
