import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import './support.tables.ts'

/** What an address has written to support, for its owner's copy of everything. */
export const exportMessages = (db: Reader, email: string) =>
  db
    .selectFrom('contact_messages')
    .select(['subject', 'message', 'created_at as sentAt'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute()
