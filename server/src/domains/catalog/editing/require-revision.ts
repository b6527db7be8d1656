import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'

type StoredItem = { revision: number; saved_by: string | null; saved_at: Date }

const nameOf = async (db: Reader, userId: string | null): Promise<string> => {
  const found = userId && (await db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirst())
  return found ? found.name || found.email : 'Somebody'
}

/** Whoever saves says which revision they saw. If another was saved since, nothing is overwritten: they are told by whom and when. */
export const requireRevision = async (db: Reader, stored: StoredItem, seen: number): Promise<void> => {
  if (stored.revision === seen) return
  const at = stored.saved_at.toISOString().slice(0, 16).replace('T', ' ')
  refuse('edited-elsewhere', { detail: `${await nameOf(db, stored.saved_by)} saved another version at ${at} UTC.` })
}
