import { type RawBuilder, sql } from 'kysely'
import type { StaffTask, StaffTaskKind } from '#contract/admin/overview.ts'
import type { Reader } from '#platform/database/database.ts'
import '../admin.tables.ts'

/** Nobody needs to know how many more than this wait. */
const countLimit = 1_000

/** Rows with when each began (`at`), until when it has time (`due`), and what it is called (`name`). */
const waitingOn = (now: Date): Readonly<Record<StaffTaskKind, RawBuilder<unknown>>> => ({
  disputes: sql`
    select d.opened_at as at, d.due_at as due, coalesce('ORD-' || lpad(o.number::text, 6, '0'), d.provider_id) as name
    from disputes d join payments p on p.id = d.payment_id join orders o on o.id = p.order_id where d.status = 'Open'
    order by d.due_at`,
  'broken-promises': sql`
    select b.since as at, null::timestamptz as due, b.promise || ' (' || b.violations || ')' as name from broken_promises b order by b.since`,
  'stuck-jobs': sql`
    select j.created_at as at, null::timestamptz as due, j.task_identifier as name from graphile_worker.jobs j
    where j.locked_at < ${now}::timestamptz - interval '1 hour' or (j.attempts >= j.max_attempts and j.run_at < ${now}::timestamptz - interval '1 hour') order by j.created_at`,
  'failed-refunds': sql`
    select coalesce(r.returned_at, r.done_at, r.created_at) as at, null::timestamptz as due,
      coalesce('ORD-' || lpad(o.number::text, 6, '0'), r.id) as name
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id
    where r.status = 'Failed' and p.captured > p.refunded and not exists (
      select from refunds n where n.payment_id = p.id and n.id > r.id and n.line_ids && r.line_ids)
      and not exists (select from disputes d where d.payment_id = p.id and d.status <> 'Won')
    order by 1`,
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
})

type Row = { count: number; oldest: Date | null; due: Date | null; examples: string[] | null }

/** One kind of work: how much of it waits, since when, and the first of it in words. */
export const readTask = async (db: Reader, kind: StaffTaskKind, now: Date): Promise<StaffTask | undefined> => {
  const { rows } = await sql<Row>`
    with waits as materialized (select row_number() over () as place, w.* from (${waitingOn(now)[kind]} limit ${countLimit}) w)
    select count(*)::int as count, min(w.at) as oldest, min(w.due) as due, array_agg(w.name order by w.place) filter (where w.place <= 3) as examples
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
