import { sql } from 'kysely'
import type { StaffOverview } from '#contract/admin/overview.ts'
import type { Reader } from '#platform/database/database.ts'
import '../admin.tables.ts'
import { listStuckJobs } from './stuck-jobs.views.ts'

type Health = NonNullable<StaffOverview['health']>
type Route = { route: string; requests: number; errors: number; slow: number; average: number; longest: number }

const longestList = 5
/** A release to fifty thousand owners makes as many jobs: an exact count is not needed. */
const countLimit = 10_000

const readRoutes = async (db: Reader, since: Date): Promise<Route[]> => {
  const { rows } = await sql<Route>`
    select f.route, sum(f.requests)::int as requests, sum(f.errors)::int as errors, sum(f.slow)::int as slow,
      round(sum(f.milliseconds) / greatest(sum(f.requests), 1))::int as average, max(f.longest) as longest
    from request_figures f where f.hour > ${since} group by f.route`.execute(db)
  return rows
}

type Queue = { waiting: number; oldest: Date | null; retrying: number }

const readQueue = async (db: Reader, now: Date): Promise<Health['queue']> => {
  const { rows } = await sql<Queue>`
    select count(*)::int as waiting, min(j.run_at) as oldest, (count(*) filter (where j.attempts > 0))::int as retrying
    from (
      select j.run_at, j.attempts from graphile_worker.jobs j
      where j.run_at <= ${now} and j.attempts < j.max_attempts and j.locked_at is null order by j.run_at limit ${countLimit}
    ) j`.execute(db)
  const [queue] = rows
  return { waiting: queue?.waiting ?? 0, oldestAt: queue?.oldest?.toISOString() ?? null, retrying: queue?.retrying ?? 0 }
}

const listBrokenPromises = async (db: Reader): Promise<Health['checks']> => {
  const rows = await db.selectFrom('broken_promises').select(['promise', 'violations', 'examples', 'since']).orderBy('since').execute()
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}

/** How requests went over a day, and what is in the queue. */
export const readHealth = async (db: Reader, now: Date): Promise<Health> => {
  const routes = await readRoutes(db, new Date(now.getTime() - 24 * 60 * 60 * 1000))
  const sum = (part: 'requests' | 'errors') => routes.reduce((total, route) => total + route[part], 0)
  const worst = (part: 'errors' | 'slow') =>
    routes
      .filter((route) => route[part] > 0)
      .toSorted((one, other) => other[part] - one[part])
      .slice(0, longestList)
  return {
    requests: sum('requests'),
    errors: sum('errors'),
    failing: worst('errors').map(({ route, errors, requests }) => ({ route, errors, requests })),
    slow: worst('slow').map(({ route, slow, requests, average, longest }) => ({ route, slow, requests, average, longest })),
    queue: await readQueue(db, now),
    stuck: await listStuckJobs(db, now),
    checks: await listBrokenPromises(db),
  }
}
