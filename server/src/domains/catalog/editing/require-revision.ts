import { sql } from 'kysely'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'

type StoredItem = { revision: number; saved_by: string | null; saved_at: Date }

/** A member of the team by name or address; staff as the shop. */
const nameOf = async (db: Reader, creatorId: string, userId: string | null): Promise<string> => {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(nullif(team_name(${creatorId}, u.id), ''), u.email) as name from users u where u.id = ${userId}`.execute(db)
  return rows[0]?.name || 'Someone'
}

/** A save names the revision it is based on. If another was saved since, nothing is overwritten and the caller is told who saved and when. */
export const requireRevision = async (db: Reader, creatorId: string, stored: StoredItem, seen: number): Promise<void> => {
  if (stored.revision === seen) return
  const at = stored.saved_at.toISOString().slice(0, 16).replace('T', ' ')
  refuse('edited-elsewhere', { detail: `${await nameOf(db, creatorId, stored.saved_by)} saved another version at ${at} UTC.` })
}
