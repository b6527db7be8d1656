import { type RawBuilder, sql } from 'kysely'
import { maxStuckJobs, type StuckJob } from '#contract/admin/overview.ts'
import type { Reader } from '#platform/database/database.ts'

const running = (column: RawBuilder<unknown>) =>
  sql`array(select ${column} from graphile_worker.jobs r where r.locked_at is not null and ${column} is not null)`

/**
 * Whether a job (`j`) has failed for good, or has been running, or due without a worker taking it, for more than an hour. A job behind
 * another of its queue or kind that is running only waits its turn, which may take hours.
 */
export const isStuck = (now: Date): RawBuilder<boolean> => {
  const hourAgo = sql`${now}::timestamptz - interval '1 hour'`
  const hasItsTurn = sql`(j.queue_name = any (${running(sql`r.queue_name`)})) is not true
    and not j.task_identifier = any (${running(sql`r.task_identifier`)})`
  // The last failed attempt also moves run_at by hours, although no worker will take the job again.
  return sql`(j.locked_at < ${hourAgo} or (j.locked_at is null and (j.attempts >= j.max_attempts or (j.run_at < ${hourAgo} and ${hasItsTurn}))))`
}

type Row = { id: string; name: string; since: Date; tries: number; error: string | null; state: StuckJob['state'] }

/** The newest first: there may be more hopeless jobs than are listed, and they must not hide new ones. */
export const listStuckJobs = async (db: Reader, now: Date): Promise<StuckJob[]> => {
  const { rows } = await sql<Row>`
    select j.id::text as id, j.task_identifier as name, j.created_at as since, j.attempts as tries,
      nullif(left(split_part(j.last_error, chr(10), 1), 300), '') as error,
      case when j.locked_at is not null then 'Running' when j.attempts >= j.max_attempts then 'GivenUp' else 'Waiting' end as state
    from graphile_worker.jobs j where ${isStuck(now)} order by j.created_at desc, j.id desc limit ${maxStuckJobs}`.execute(db)
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}
