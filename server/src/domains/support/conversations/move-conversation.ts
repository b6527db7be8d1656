import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { move } from '#kernel/states.ts'
import type { Tx } from '#platform/database/database.ts'
import { conversationMoves } from './conversation.states.ts'
import { changeConversation, holdVersion } from './conversation.store.ts'
import type { StaffMember } from './staff-member.ts'

type Looked = { id: string; version: number }
type Reopening = Looked & { state: 'Open' | 'Waiting' }

export const closeConversation = async (tx: Tx, staff: StaffMember, { id, version }: Looked): Promise<void> => {
  const held = await holdVersion(tx, id, version)
  if (held.state === 'Closed') refuse('already-done', { detail: 'It is already closed.' })
  await changeConversation(tx, held, { state: move(conversationMoves, held.state, 'Closed'), closed_at: staff.now, answering_id: null })
  await record(tx, { action: 'support.closed', at: staff.now, actorId: staff.userId, subject: id, network: staff.network })
}

export const reopenConversation = async (tx: Tx, staff: StaffMember, { id, version, state }: Reopening): Promise<void> => {
  const held = await holdVersion(tx, id, version)
  if (held.state !== 'Closed') refuse('already-done', { detail: 'It is already open.' })
  await changeConversation(tx, held, { state: move(conversationMoves, held.state, state), closed_at: null })
  await record(tx, { action: 'support.reopened', at: staff.now, actorId: staff.userId, subject: id, network: staff.network })
}
