import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'

export type WaitingJob<Payload> = { key: string | null; payload: Payload }

const everyId = sql`array(select w.id from graphile_worker.jobs w)`

/** The waiting jobs, oldest first. The queue's public view has no payloads, but rescheduling a job (here to no other time) returns them. */
export const listWaitingJobs = async <Payload>(db: Reader): Promise<WaitingJob<Payload>[]> =>
  (
    await sql<WaitingJob<Payload>>`
      select j.key, j.payload from graphile_worker.reschedule_jobs(${everyId}) j order by j.id`.execute(db)
  ).rows

/** The same, and removes them without running them. */
export const takeWaitingJobs = async <Payload>(db: Reader): Promise<WaitingJob<Payload>[]> =>
  (
    await sql<WaitingJob<Payload>>`
      select j.key, j.payload from graphile_worker.complete_jobs(${everyId}) j order by j.id`.execute(db)
  ).rows

/** Makes jobs that are scheduled for later, such as retries, due at once. */
export const makeJobsDue = (db: Reader) => sql`select from graphile_worker.reschedule_jobs(${everyId}, run_at := now())`.execute(db)
