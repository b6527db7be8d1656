import { type RawBuilder, sql } from 'kysely'
import type { StaffTask, StaffTaskKind } from '#contract/admin/overview.ts'
import { selectFailedRefunds } from '#domains/payments/index.ts'
import type { Reader } from '#platform/database/database.ts'
import '../admin.tables.ts'
import { isStuck } from './stuck-jobs.views.ts'

/** An exact count beyond this is not needed. */
const countLimit = 1_000

/** Only this many of the newest creators that are not live are looked at: what was left undone for years is not new. */
const lookedAt = 2_000

/** As `writeOrderNumber` writes it: past a million it gets longer, and nothing is cut off. */
const orderName = (number: string): RawBuilder<unknown> => {
  const digits = sql`${sql.ref(number)}::text`
  return sql`'ORD-' || lpad(${digits}, greatest(6, length(${digits})), '0')`
}

/** Rows with the start of each task (`at`), its deadline (`due`), and its label (`name`). */
const waitingOn = (now: Date): Readonly<Record<StaffTaskKind, RawBuilder<unknown>>> => ({
  disputes: sql`
    select d.opened_at as at, d.due_at as due, coalesce(${orderName('o.number')}, d.provider_id) as name
    from disputes d join payments p on p.id = d.payment_id join orders o on o.id = p.order_id where d.status = 'Open'
    order by d.due_at`,
  'broken-promises': sql`
    select b.since as at, null::timestamptz as due, b.promise || ' (' || b.violations || ')' as name from broken_promises b order by b.since`,
  'stuck-jobs': sql`
    select j.created_at as at, null::timestamptz as due, j.task_identifier as name from graphile_worker.jobs j
    where ${isStuck(now)} order by j.created_at`,
  'failed-refunds': sql`
    select f.failed_at as at, null::timestamptz as due, coalesce(${orderName('f.number')}, f.id) as name
    from (${selectFailedRefunds(now)}) f order by f.failed_at`,
  'failed-payouts': sql`
    select y.created_at as at, null::timestamptz as due, c.name as name
    from payouts y join creators c on c.id = y.creator_id where y.status = 'Failed' order by 1`,
  support: sql`
    select c.last_at as at, null::timestamptz as due, c.subject as name from conversations c where c.state = 'Open' order by c.last_at`,
  releases: sql`
    select r.submitted_at as at, null::timestamptz as due, p.name || ' ' || r.version as name
    from releases r join products p on p.creator_id = r.creator_id and p.id = r.product_id
    where r.status = 'InReview' order by r.submitted_at`,
  applications: sql`
    select a.submitted_at as at, null::timestamptz as due, a.name from creator_applications a
    where a.status = 'Submitted' order by a.submitted_at`,
  // A creator that staff once took offline stays offline: only those nobody has decided about are new.
  'ready-creators': sql`
    select r.at, null::timestamptz as due, r.name from (
      select c.name, (select min(p.published_at) from products p where p.creator_id = c.id and p.state = 'Live') as at
      from (
        select * from creators n where not n.live and n.suspended_at is null and n.live_decided_at is null
        order by n.created_at desc, n.id limit ${lookedAt}
      ) c
    ) r where r.at is not null order by r.at`,
})

type Row = { count: number; oldest: Date | null; due: Date | null; examples: string[] | null }

/** One kind of task: how many are open, since when, and the first of them described. */
export const readTask = async (db: Reader, kind: StaffTaskKind, now: Date): Promise<StaffTask | undefined> => {
  const { rows } = await sql<Row>`
    with waits as materialized (select row_number() over () as index, w.* from (${waitingOn(now)[kind]} limit ${countLimit}) w)
    select count(*)::int as count, min(w.at) as oldest, min(w.due) as due, array_agg(w.name order by w.index) filter (where w.index <= 3) as examples
    from waits w`.execute(db)
  const [found] = rows
  if (!found?.oldest) return undefined
  return {
    kind,
    count: found.count,
    oldestAt: found.oldest.toISOString(),
    dueAt: found.due?.toISOString() ?? null,
    examples: found.examples ?? [],
  }
}
