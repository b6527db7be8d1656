import { move } from '#kernel/states.ts'
import type { Tx } from '#platform/database/database.ts'
import { conversationMoves } from './conversation.states.ts'
import { changeConversation, holdConversation, insertMessage } from './conversation.store.ts'

export type Reply = {
  channel: 'Mail' | 'Hand'
  /** Who of the staff put it there. */
  staffId?: string
  claimedFrom?: string | null
  body: string
  quoted?: string | null
  leftOut?: string[]
  mailKey?: string | null
  /** Written by a program, such as "I am on holiday": nobody waits for an answer to that. */
  isAutomatic?: boolean
}

/** The customer wrote again: the conversation is open, also where it was closed. The same mail twice is one message. */
export const takeReply = async (tx: Tx, conversationId: string, reply: Reply, now: Date): Promise<void> => {
  const held = await holdConversation(tx, conversationId)
  const isNew = await insertMessage(tx, {
    conversation_id: conversationId,
    kind: reply.isAutomatic ? 'Automatic' : 'Asked',
    channel: reply.channel,
    staff_id: reply.staffId ?? null,
    claimed_from: reply.claimedFrom ?? null,
    body: reply.body,
    quoted: reply.quoted ?? null,
    left_out: reply.leftOut ?? [],
    mail_key: reply.mailKey ?? null,
    at: now,
  })
  if (!isNew) return
  if (reply.isAutomatic) return changeConversation(tx, held, {})
  // What waits longest comes first: somebody who writes twice before an answer keeps their place.
  const last_at = held.state === 'Open' ? held.last_at : now
  await changeConversation(tx, held, { state: move(conversationMoves, held.state, 'Open'), closed_at: null, last_at })
}
