import type pg from 'pg'
import type { Logger } from 'pino'

const beatEvery = 10_000
/**
 * Seconds without a heartbeat: longer than any pause of a busy process, and short enough that a killed worker's jobs run again within a
 * minute.
 */
const silence = 45
/**
 * Beats between checks of the queue's view, which cost more; they are for the few workers that were killed before their first heartbeat.
 */
const viewEvery = 30

const sayAlive = (pool: pg.Pool, id: string) =>
  pool.query(
    `insert into live_workers (id, seen_at) values ($1, clock_timestamp())
     on conflict (id) do update set seen_at = excluded.seen_at`,
    [id],
  )

/**
 * Releases the jobs of a killed worker. graphile-worker itself waits four hours, which is too long for a receipt. A worker without a
 * heartbeat for this time counts as dead.
 */
export const releaseJobsOfSilent = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `with dead as (delete from live_workers w where w.seen_at < clock_timestamp() - make_interval(secs => $1) returning w.id)
     select graphile_worker.force_unlock_workers(array_agg(dead.id)) from dead having count(*) > 0`,
    [silence],
  )
}

/**
 * The same for a worker that was killed before its first heartbeat: its jobs have been locked for longer than that, by an unknown worker.
 */
export const releaseJobsOfUnknown = async (pool: pg.Pool, heldFor = silence): Promise<void> => {
  await pool.query(
    `with dead as (
       select distinct j.locked_by as id from graphile_worker.jobs j
       where j.locked_at < clock_timestamp() - make_interval(secs => $1)
         and not exists (select from live_workers w where w.id = j.locked_by)
     )
     select graphile_worker.force_unlock_workers(array_agg(dead.id)) from dead having count(*) > 0`,
    [heldFor],
  )
}

/** Sends a heartbeat every few seconds, and releases the jobs of dead workers. */
export const keepAlive = async (pool: pg.Pool, id: string, log: Logger): Promise<{ end(): Promise<void> }> => {
  let beats = 0
  const beat = async (): Promise<void> => {
    try {
      await sayAlive(pool, id)
      await releaseJobsOfSilent(pool)
      if (beats++ % viewEvery === 0) await releaseJobsOfUnknown(pool)
    } catch (error) {
      log.warn({ err: error }, 'could not say that this worker is there; it says so again soon')
    }
  }
  await beat()
  const timer = setInterval(() => void beat(), beatEvery)
  timer.unref()
  return {
    end: async () => {
      clearInterval(timer)
      await pool.query('delete from live_workers where id = $1', [id]).catch(() => undefined)
    },
  }
}
