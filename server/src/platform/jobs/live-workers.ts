import type pg from 'pg'
import type { Logger } from 'pino'

const sayEvery = 15_000
/** Longer than any breath that a busy process takes. */
const silence = "interval '2 minutes'"

const sayAlive = (pool: pg.Pool, ids: readonly string[]) =>
  pool.query(
    `insert into live_workers (id, seen_at) select id, clock_timestamp() from unnest($1::text[]) id order by id
     on conflict (id) do update set seen_at = excluded.seen_at`,
    [ids],
  )

/**
 * What a worker had begun when it was killed goes to another. By itself graphile-worker waits four hours for it; a receipt
 * should not. Only what was begun before the silence, by somebody who has been silent since.
 */
export const giveBackJobs = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    with held as (
      select locked_by, locked_at from graphile_worker._private_jobs union all
      select locked_by, locked_at from graphile_worker._private_job_queues
    ),
    dead as (
      select distinct held.locked_by from held
      where held.locked_by is not null and held.locked_at < clock_timestamp() - ${silence}
        and not exists (select from live_workers w where w.id = held.locked_by and w.seen_at > clock_timestamp() - ${silence})
    )
    select graphile_worker.force_unlock_workers(array_agg(dead.locked_by)) from dead having count(*) > 0`)
  await pool.query(`delete from live_workers where seen_at < clock_timestamp() - interval '1 day'`)
}

/** Says every few seconds that these workers are there, and looks after those who are not any more. */
export const keepAlive = async (pool: pg.Pool, ids: readonly string[], log: Logger): Promise<{ end(): Promise<void> }> => {
  const turn = async (): Promise<void> => {
    try {
      await sayAlive(pool, ids)
      await giveBackJobs(pool)
    } catch (error) {
      log.warn({ err: error }, 'could not say that this worker is there; it says so again soon')
    }
  }
  await turn()
  const timer = setInterval(() => void turn(), sayEvery)
  timer.unref()
  return {
    end: async () => {
      clearInterval(timer)
      await pool.query('delete from live_workers where id = any($1)', [ids]).catch(() => undefined)
    },
  }
}
