import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import './creators.tables.ts'

/** Makes exactly these creators featured. It raises their versions like any change by staff, so that concurrent edits are refused. */
export const setFeaturedCreators = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    update creators c set featured = not c.featured, admin_version = c.admin_version + 1
    where (c.featured and c.id <> all (${ids}::text[])) or (c.id = any (${ids}::text[]) and not c.featured)`.execute(tx)
}
