import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import './creators.tables.ts'

/** These creators are featured, and no others. It counts as a change of staff: whoever looked at one of them before is told. */
export const setFeaturedCreators = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    update creators c set featured = not c.featured, admin_version = c.admin_version + 1
    where (c.featured and c.id <> all (${ids}::text[])) or (c.id = any (${ids}::text[]) and not c.featured)`.execute(tx)
}
