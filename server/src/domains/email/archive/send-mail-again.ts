import { record } from '#domains/audit/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Tx } from '#platform/database/database.ts'
import { sendEmail } from '../send-email.ts'
import { explainNotAgain } from './describe-mail.ts'
import { readMessage } from './read-message.ts'
import { takeSendingAgain } from './sent-mail.store.ts'
import { findSentMail } from './sent-mail.views.ts'

type Resending = { mailId: string; userId: string; network: string; now: Date }

/** The same mail goes to the same address once more, with an id of its own, or mailboxes would take it for the one they have. */
export const sendMailAgain = async (tx: Tx, vault: Vault, { mailId, userId, network, now }: Resending): Promise<string> => {
  const mail = (await findSentMail(tx, mailId)) ?? refuse('not-found')
  const because = explainNotAgain(mail)
  if (because) return refuse('not-possible', { detail: because })
  if (!(await takeSendingAgain(tx, mailId, now))) {
    return refuse('already-done', { detail: 'This e-mail was sent again a moment ago. Wait a minute before you resend it.' })
  }
  const message = readMessage(vault, mail) ?? refuse('not-possible', { detail: 'Its text is no longer stored.' })
  const { text, html, replyTo, unsubscribeUrl, attachments } = message
  const id = newId('msg', now)
  await sendEmail(tx, {
    ...{ id, to: mail.email, subject: mail.subject, kind: mail.kind, text, html, attachments },
    ...(replyTo !== null && { replyTo }),
    ...(unsubscribeUrl !== null && { unsubscribeUrl }),
    ...(mail.order_id !== null && { orderId: mail.order_id }),
    again: { of: mailId, by: userId, bodyId: mail.body_id ?? mailId, own: mail.own },
  })
  const details = { kind: mail.kind, ...(mail.order_id && { order: mail.order_id }) }
  await record(tx, { action: 'mail.sent-again', at: now, actorId: userId, subject: mailId, details, network })
  return id
}
