import type { Insertable, Selectable, Updateable } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import '../support.tables.ts'

export type ConversationRecord = Selectable<Tables['conversations']>
type NewMessage = Omit<Insertable<Tables['conversation_messages']>, 'id'>

export const insertConversation = async (tx: Tx, conversation: Insertable<Tables['conversations']>): Promise<void> => {
  await tx.insertInto('conversations').values(conversation).execute()
}

/** Held until the transaction ends: of two who act at once, one comes second and sees what the first did. */
export const holdConversation = async (tx: Tx, id: string): Promise<ConversationRecord> =>
  (await tx.selectFrom('conversations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? refuse('not-found')

/** The same, for a change of what somebody has looked at. */
export const holdVersion = async (tx: Tx, id: string, version: number): Promise<ConversationRecord> => {
  const held = await holdConversation(tx, id)
  if (held.version !== version) {
    refuse('edited-elsewhere', { detail: 'A message arrived or a colleague changed this conversation. Check what’s new, then try again.' })
  }
  return held
}

export const changeConversation = async (tx: Tx, held: ConversationRecord, change: Updateable<Tables['conversations']>): Promise<void> => {
  await tx
    .updateTable('conversations')
    .set({ ...change, version: held.version + 1 })
    .where('id', '=', held.id)
    .execute()
}

/** False where the same mail is there already. */
export const insertMessage = async (tx: Tx, message: NewMessage): Promise<boolean> => {
  const inserted = await tx
    .insertInto('conversation_messages')
    .values({ id: newId('msg', message.at as Date), ...message })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'mail_key']).where('mail_key', 'is not', null).doNothing())
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0
}
