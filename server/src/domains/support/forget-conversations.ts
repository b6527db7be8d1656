import { sql } from 'kysely'
import { forgetMails } from '#domains/email/index.ts'
import type { Tx } from '#platform/database/database.ts'
import './support.tables.ts'

/** Of an account that is deleted stays that somebody asked and how long an answer took; not who, nor what they wrote. */
export const forgetConversations = async (tx: Tx, userId: string): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    update conversations c set name = '', email = '', user_id = null, subject = 'Deleted', version = c.version + 1
    from users u where u.id = ${userId} and (c.user_id = u.id or (u.confirmed_at is not null and lower(c.email) = lower(u.email)))
    returning c.id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .updateTable('conversation_messages')
    .set({ body: '', quoted: null, claimed_from: null, left_out: [], mail_key: null })
    .where('conversation_id', 'in', ids)
    .execute()
  // Support got the first message of each by mail, under the id of the conversation.
  await forgetMails(tx, ids, 'Deleted')
}
