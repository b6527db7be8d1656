import type { BodyOf } from '#contract/core/route.ts'
import type { contactSupport as contract } from '#contract/support/support.ts'
import { isOwnOrder } from '#domains/documents/index.ts'
import { sendEmail } from '#domains/email/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { isProven, type Visitor } from '#platform/http/visitor.ts'
import { insertConversation, insertMessage } from './conversations/conversation.store.ts'
import { readOrderProof } from './conversations/order-proof.ts'
import { newMessageMail } from './mails/new-message.mail.ts'
import type { SupportDeps } from './support-deps.ts'

type Contact = BodyOf<typeof contract>

/** Somebody else's order is as good as none: whoever writes about it learns nothing by it. */
const findOwnOrder = async (tx: Tx, deps: SupportDeps, { orderId, orderProof }: Contact, visitor: Visitor, now: Date) => {
  if (orderProof) return readOrderProof(deps.signatures, orderProof, now) ?? refuse('not-found')
  if (!orderId) return null
  return isProven(visitor) && (await isOwnOrder(tx, visitor.userId, orderId)) ? orderId : refuse('not-found')
}

export const contactSupport = async (tx: Tx, deps: SupportDeps, contact: Contact, visitor: Visitor, now: Date): Promise<void> => {
  const { name, email, subject, message } = contact
  const orderId = await findOwnOrder(tx, deps, contact, visitor, now)
  const isOwnAddress = isProven(visitor) && visitor.user.email.toLowerCase() === email.toLowerCase()
  const id = newId('cnv', now)
  await insertConversation(tx, {
    id,
    name,
    email,
    user_id: isOwnAddress ? visitor.userId : null,
    topic: contact.topic ?? (orderId ? 'Order' : 'Other'),
    subject,
    order_id: orderId,
    state: 'Open',
    created_at: now,
    last_at: now,
  })
  await insertMessage(tx, { conversation_id: id, kind: 'Asked', channel: 'Form', body: message, at: now })
  await sendEmail(tx, {
    id,
    to: deps.supportEmail,
    ...(await newMessageMail({ name, email, subject, message, id, publicUrl: deps.publicUrl })),
  })
}
