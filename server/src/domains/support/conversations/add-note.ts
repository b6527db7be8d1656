import { record } from '#domains/audit/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { changeConversation, holdConversation, insertMessage } from './conversation.store.ts'
import type { StaffMember } from './staff-member.ts'
import { takeReply } from './take-reply.ts'

type Written = { id: string; text: string }

/** For colleagues; it cannot collide with anything, so it asks for no version. */
export const addNote = async (tx: Tx, { userId, network, now }: StaffMember, { id, text }: Written): Promise<void> => {
  const held = await holdConversation(tx, id)
  await insertMessage(tx, { conversation_id: id, kind: 'Note', channel: 'Site', staff_id: userId, body: text, at: now })
  await changeConversation(tx, held, {})
  // That there is one, not what it says: the log stays for ever, and a note goes with the account it is about.
  await record(tx, { action: 'support.noted', at: now, actorId: userId, subject: id, network })
}

/** A reply that came elsewhere: on the phone, to another mailbox. Who put it there stays with it. */
export const addReplyByHand = async (tx: Tx, { userId, network, now }: StaffMember, { id, text }: Written): Promise<void> => {
  await takeReply(tx, id, { channel: 'Hand', staffId: userId, body: text }, now)
  await record(tx, { action: 'support.reply-entered', at: now, actorId: userId, subject: id, network })
}
