import type { Reader } from '#platform/database/database.ts'
import './creators.tables.ts'

/** Whether a creator is barred from selling for now. */
export const isSuspended = async (db: Reader, creatorId: string): Promise<boolean> => {
  const found = await db.selectFrom('creators').select('suspended_at').where('id', '=', creatorId).executeTakeFirst()
  return (found?.suspended_at ?? null) !== null
}
