import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'

export type WaitingJob<Payload> = { key: string | null; payload: Payload }

const everyId = sql`array(select w.id from graphile_worker.jobs w)`

/** The jobs that wait, the oldest first. The queue's view does not say what a job is about; who moves a job to no other time is told. */
export const listWaitingJobs = async <Payload>(db: Reader): Promise<WaitingJob<Payload>[]> =>
  (
    await sql<WaitingJob<Payload>>`
      select j.key, j.payload from graphile_worker.reschedule_jobs(${everyId}) j order by j.id`.execute(db)
  ).rows

/** The same, and they wait no more: nobody does them. */
export const takeWaitingJobs = async <Payload>(db: Reader): Promise<WaitingJob<Payload>[]> =>
  (
    await sql<WaitingJob<Payload>>`
      select j.key, j.payload from graphile_worker.complete_jobs(${everyId}) j order by j.id`.execute(db)
  ).rows

/** What waits for a later time, such as another try, is due at once. */
export const makeJobsDue = (db: Reader) => sql`select from graphile_worker.reschedule_jobs(${everyId}, run_at := now())`.execute(db)
