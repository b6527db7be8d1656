import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { move } from '#kernel/states.ts'
import type { Tx } from '#platform/database/database.ts'
import { conversationMoves } from './conversation.states.ts'
import { type ConversationRecord, changeConversation, holdVersion } from './conversation.store.ts'
import type { StaffMember } from './staff-member.ts'

type Looked = { id: string; version: number }
type Closing = Looked & { closedAt?: string | undefined }
type Reopening = Looked & { state: 'Open' | 'Waiting' }

/** Never before it began, nor ahead. */
const closedSince = ({ closedAt }: Closing, { created_at }: ConversationRecord, now: Date): Date => {
  const since = new Date(closedAt ?? now)
  return since >= created_at && since <= now ? since : now
}

export const closeConversation = async (tx: Tx, staff: StaffMember, closing: Closing): Promise<void> => {
  const { id, version } = closing
  const held = await holdVersion(tx, id, version)
  if (held.state === 'Closed') refuse('already-done', { detail: 'It is already closed.' })
  await changeConversation(tx, held, {
    state: move(conversationMoves, held.state, 'Closed'),
    closed_at: closedSince(closing, held, staff.now),
    answering_id: null,
  })
  await record(tx, { action: 'support.closed', at: staff.now, actorId: staff.userId, subject: id, network: staff.network })
}

export const reopenConversation = async (tx: Tx, staff: StaffMember, { id, version, state }: Reopening): Promise<void> => {
  const held = await holdVersion(tx, id, version)
  if (held.state !== 'Closed') refuse('already-done', { detail: 'It is already open.' })
  await changeConversation(tx, held, { state: move(conversationMoves, held.state, state), closed_at: null })
  await record(tx, { action: 'support.reopened', at: staff.now, actorId: staff.userId, subject: id, network: staff.network })
}
