import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import './support.tables.ts'

type Moving = { from: string; to: string /** The address of the account that goes, if it was its own. */; email: string | null }

/** What somebody asked belongs to the account that theirs became. */
export const moveConversations = (tx: Tx, { from, to, email }: Moving) =>
  sql`
    update conversations c set user_id = ${to}, version = c.version + 1
    where c.user_id = ${from} or (c.user_id is null and lower(c.email) = ${email?.toLowerCase() ?? null})`.execute(tx)
