import { sql } from 'kysely'
import { reachesLevel, staffLevel, staffRoles } from '#contract/core/permissions.ts'
import type { InboxOverview } from '#contract/support/conversations.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Looking } from './inbox.views.ts'
import '../support.tables.ts'
import { nameOrder } from '#platform/database/name-order.ts'

/** Nobody needs to know how many more than this wait. */
const countLimit = 1000
const days = 30

const answerers = staffRoles.filter((role) => reachesLevel(staffLevel('sales', [role]), 'write'))

type Counts = InboxOverview['counts']
type Times = { first: number | null; closing: number | null }

const counted = (which: ReturnType<typeof sql>) =>
  sql`(select count(*)::int from (select from conversations c where ${which} limit ${countLimit}) counted)`

export const readInboxOverview = async (db: Reader, { userId, now }: Looking): Promise<InboxOverview> => {
  const { rows: counts } = await sql<Counts>`
    select ${counted(sql`c.state = 'Open'`)} as open, ${counted(sql`c.assignee_id = ${userId} and c.state <> 'Closed'`)} as mine,
      ${counted(sql`c.assignee_id is null and c.state = 'Open'`)} as unassigned, ${counted(sql`c.state = 'Waiting'`)} as waiting`.execute(
    db,
  )
  const since = new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
  const { rows: times } = await sql<Times>`
    select percentile_cont(0.5) within group (order by extract(epoch from c.first_answered_at - c.created_at))::int as first,
      percentile_cont(0.5) within group (order by extract(epoch from c.closed_at - c.created_at))::int as closing
    from (select * from conversations where created_at > ${since} order by created_at desc limit 5000) c`.execute(db)
  const { rows: assignees } = await sql<{ id: string; name: string }>`
    select u.id, u.name from users u
    where u.staff_roles <> '{}' and u.staff_roles && ${[...answerers]}::text[] and u.deleted_at is null order by ${nameOrder('u.name')}, u.id`.execute(
    db,
  )
  return {
    counts: counts[0] as Counts,
    firstAnswerSeconds: times[0]?.first ?? null,
    closingSeconds: times[0]?.closing ?? null,
    assignees,
  }
}
