import { getUserRow } from '#domains/identity/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { answeringLasts, otherAnswering } from './answering.rules.ts'
import { type ConversationRecord, holdConversation } from './conversation.store.ts'
import type { StaffMember } from './staff-member.ts'

/** Two answers to one question look careless: while a colleague writes, everybody else sees who. */
export const requireNobodyAnswering = async (tx: Tx, held: ConversationRecord, { userId, now }: StaffMember): Promise<void> => {
  const other = otherAnswering(held, userId, now)
  if (!other) return
  const { name } = await getUserRow(tx, other)
  refuse('already-done', { detail: `${name || 'A colleague'} is replying to this. Wait until they are done, or take over.` })
}

/** Records that somebody is writing an answer. It changes nothing that others look at, so the version stays. */
export const holdAnswer = async (tx: Tx, staff: StaffMember, id: string, takeOver: boolean) => {
  const held = await holdConversation(tx, id)
  if (!takeOver) await requireNobodyAnswering(tx, held, staff)
  const until = new Date(staff.now.getTime() + answeringLasts)
  await tx.updateTable('conversations').set({ answering_id: staff.userId, answering_until: until }).where('id', '=', id).execute()
  return { by: { id: staff.userId, name: staff.name }, isYou: true, until: until.toISOString() }
}
