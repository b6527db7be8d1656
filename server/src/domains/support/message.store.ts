import type { Tx } from '#platform/database/database.ts'
import './support.tables.ts'

type ContactMessage = { id: string; name: string; email: string; subject: string; message: string; now: Date }

export const insertContactMessage = (tx: Tx, { now, ...message }: ContactMessage) =>
  tx
    .insertInto('contact_messages')
    .values({ ...message, created_at: now })
    .execute()
