import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import './support.tables.ts'

/** What an address has written to support, for its owner's copy of everything. */
export const exportMessages = (db: Reader, email: string) =>
  db
    .selectFrom('conversation_messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select(['c.subject', 'm.body as message', 'm.at as sentAt'])
    .where(sql`lower(c.email)`, '=', email.toLowerCase())
    .where('m.kind', 'in', ['Asked', 'Automatic'])
    .orderBy('m.at')
    .execute()
