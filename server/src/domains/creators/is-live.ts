import type { Reader } from '#platform/database/database.ts'
import './creators.tables.ts'

/** Whether this creator exists and its storefront is public. */
export const isLive = async (db: Reader, creatorId: string): Promise<boolean> => {
  const found = await db.selectFrom('creators').select('live').where('id', '=', creatorId).executeTakeFirst()
  return found?.live ?? false
}
