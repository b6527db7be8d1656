import { record } from '#domains/audit/index.ts'
import { sendEmail } from '#domains/email/index.ts'
import { writeOrderNumber } from '#domains/orders/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { move } from '#kernel/states.ts'
import type { Tx } from '#platform/database/database.ts'
import { answerMail } from '../mails/answer.mail.ts'
import type { SupportDeps } from '../support-deps.ts'
import { conversationMoves } from './conversation.states.ts'
import { changeConversation, holdVersion, insertMessage } from './conversation.store.ts'
import { requireNobodyAnswering } from './hold-answer.ts'
import { replyAddress } from './reply-address.ts'
import type { StaffMember } from './staff-member.ts'

export type AnswerDeps = SupportDeps & { takesReplies: boolean }
type Answer = { id: string; version: number; text: string; close: boolean }

const findOrderNumber = async (tx: Tx, orderId: string | null): Promise<string | null> => {
  if (!orderId) return null
  const order = await tx.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirst()
  return order?.number ? writeOrderNumber(order.number) : null
}

/** The customer hears from us at the address they wrote with, whatever a mail in between claimed. */
export const answerConversation = async (
  tx: Tx,
  deps: AnswerDeps,
  staff: StaffMember,
  { id, version, text, close }: Answer,
): Promise<void> => {
  const held = await holdVersion(tx, id, version)
  await requireNobodyAnswering(tx, held, staff)
  if (!held.email) refuse('not-possible', { detail: 'The account behind this conversation was deleted, so there is nobody to reply to.' })
  const { now, userId } = staff
  const mailId = newId('ans', now)
  await insertMessage(tx, { conversation_id: id, kind: 'Answered', channel: 'Site', staff_id: userId, body: text, at: now })
  await changeConversation(tx, held, {
    state: move(conversationMoves, held.state, close ? 'Closed' : 'Waiting'),
    assignee_id: held.assignee_id ?? userId,
    answering_id: null,
    answering_until: null,
    last_at: now,
    first_answered_at: held.first_answered_at ?? now,
    closed_at: close ? now : null,
  })
  const content = await answerMail({
    name: held.name,
    subject: held.subject,
    text,
    staffName: staff.name,
    orderNumber: await findOrderNumber(tx, held.order_id),
    publicUrl: deps.publicUrl,
    takesReplies: deps.takesReplies,
  })
  const replyTo = deps.takesReplies ? replyAddress(deps.signatures, deps.supportEmail, id) : deps.supportEmail
  await sendEmail(tx, { id: mailId, to: held.email, replyTo, ...content, ...(held.order_id && { orderId: held.order_id }) })
  await record(tx, {
    action: 'support.answered',
    at: now,
    actorId: userId,
    subject: id,
    network: staff.network,
    details: { closed: close },
  })
}
