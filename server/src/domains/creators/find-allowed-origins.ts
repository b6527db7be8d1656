import type { Reader } from '#platform/database/database.ts'
import './creators.tables.ts'

/** The sites that may call a creator's scoped API and frame its embeds; none for an unknown creator. */
export const findAllowedOrigins = async (db: Reader, creatorId: string): Promise<string[]> => {
  const row = await db
    .selectFrom('creators')
    .select('allowed_origins')
    .where('id', '=', creatorId)
    .where('live', '=', true)
    .executeTakeFirst()
  return row?.allowed_origins ?? []
}

/** The same for its own settings page, whether or not it is live. */
export const findAllowedOriginsOf = async (db: Reader, creatorId: string): Promise<string[]> => {
  const found = await db.selectFrom('creators').select('allowed_origins').where('id', '=', creatorId).executeTakeFirst()
  return found?.allowed_origins ?? []
}
