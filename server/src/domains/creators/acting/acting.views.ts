import { sql } from 'kysely'
import type { StaffAccess } from '#contract/creators/staff-access.ts'
import type { Reader } from '#platform/database/database.ts'
import '../creators.tables.ts'

type Asked = { creatorId: string; sessionId: string; now: Date }

/** Until when a session acts for a creator; nothing once it was stopped or has expired. */
export const findActing = async (db: Reader, { creatorId, sessionId, now }: Asked): Promise<{ until: Date } | undefined> => {
  const { rows } = await sql<{ until: Date }>`
    select a.ends_at as until from creator_acting a
    where a.session_id = ${sessionId} and a.creator_id = ${creatorId} and a.ends_at > ${now} and a.stopped_at is null
    order by a.ends_at desc limit 1`.execute(db)
  return rows[0]
}

const shownLimit = 20

type Row = Omit<StaffAccess, 'at' | 'until'> & { at: Date; until: Date; by: string | null }

/** When staff acted for a creator, the newest first, with who it was. */
export const listActing = async (db: Reader, creatorId: string): Promise<(StaffAccess & { by: string | null })[]> => {
  const { rows } = await sql<Row>`
    select a.id, a.started_at as at, coalesce(a.stopped_at, a.ends_at) as until, a.reason, u.name as by
    from creator_acting a left join users u on u.id = a.user_id and u.deleted_at is null
    where a.creator_id = ${creatorId} order by a.id desc limit ${shownLimit}`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), until: row.until.toISOString() }))
}
