import type { Reader } from '#platform/database/database.ts'
import './creators.tables.ts'

export const findCreatorName = async (db: Reader, creatorId: string): Promise<string | undefined> => {
  const found = await db.selectFrom('creators').select('name').where('id', '=', creatorId).executeTakeFirst()
  return found?.name
}
