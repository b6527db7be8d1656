import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { isFreeForCreators } from '#contract/core/id-rules.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'

type Figure = { requests: number; errors: number; slow: number; milliseconds: number; longest: number }

/** Slower requests count as slow. */
const slowMilliseconds = 1_000
/** Invented paths must not fill the table. */
const routeLimit = 300

const isId = (part: string): boolean => /^\d+$|^[0-9a-f]{8}-|^[a-z]{3}_[0-9a-z]{10,}/.test(part)

/** The kind of a page, whatever product or order it shows. */
export const nameOfPage = (path: string): string => {
  const parts = path.split('?')[0]?.split('/').filter(Boolean) ?? []
  const [first] = parts
  if (first === undefined) return '/'
  if (isFreeForCreators(first)) return `/${['{creatorId}', '{productId}', ...parts.slice(2)].slice(0, parts.length).join('/')}`
  return `/${parts
    .slice(0, 4)
    .map((part) => (isId(part) ? '{id}' : part))
    .join('/')}`
}

/** Collects figures about requests in this process and writes them now and then, for all processes together. */
export const gatherFigures = (db: Reader, clock: Clock) => {
  let figures = new Map<string, Figure>()
  return {
    note(route: string, status: number, milliseconds: number): void {
      const name = figures.has(route) || figures.size < routeLimit ? route : 'others'
      const known = figures.get(name) ?? { requests: 0, errors: 0, slow: 0, milliseconds: 0, longest: 0 }
      figures.set(name, {
        requests: known.requests + 1,
        errors: known.errors + (status >= 500 ? 1 : 0),
        slow: known.slow + (milliseconds > slowMilliseconds ? 1 : 0),
        milliseconds: known.milliseconds + Math.round(milliseconds),
        longest: Math.max(known.longest, Math.round(milliseconds)),
      })
    },
    async write(): Promise<void> {
      if (figures.size === 0) return
      const rows = [...figures].sort(([one], [other]) => (one < other ? -1 : 1))
      figures = new Map()
      const hour = new Date(Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000)
      const part = (name: keyof Figure) => rows.map(([, figure]) => figure[name])
      await sql`
        insert into request_figures as f (hour, route, requests, errors, slow, milliseconds, longest)
        select ${hour}::timestamptz, n.* from unnest(${rows.map(([route]) => route)}::text[], ${part('requests')}::int[], ${part('errors')}::int[],
          ${part('slow')}::int[], ${part('milliseconds')}::bigint[], ${part('longest')}::int[]) n
        on conflict (hour, route) do update set requests = f.requests + excluded.requests, errors = f.errors + excluded.errors,
          slow = f.slow + excluded.slow, milliseconds = f.milliseconds + excluded.milliseconds, longest = greatest(f.longest, excluded.longest)`.execute(
        db,
      )
    },
  }
}

/** Nobody needs figures about requests of a month ago. */
export const sweepRequestFigures = async (db: Reader, before: Date): Promise<void> => {
  await db.deleteFrom('request_figures').where('hour', '<', before).execute()
}

const writeEvery = 30_000

/** Counts every request of an app. If the database is away the figures are dropped: they are about the system, not about money. */
export const countRequests = (app: FastifyInstance, db: Reader, clock: Clock): void => {
  const figures = gatherFigures(db, clock)
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url
    if (!request.url.startsWith('/assets/') && route !== '/health/live' && route !== '/health/ready') {
      const name = route?.startsWith('/api/') ? `${request.method} ${route}` : nameOfPage(request.url)
      figures.note(name, reply.statusCode, reply.elapsedTime)
    }
    next()
  })
  const write = (): Promise<void> => figures.write().catch(() => undefined)
  const timer = setInterval(write, writeEvery)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await write()
  })
}
