import type { BodyOf } from '#contract/core/route.ts'
import type { contactSupport as contract } from '#contract/support/support.ts'
import { sendEmail } from '#domains/email/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { contactMail } from './contact.mail.ts'
import { insertContactMessage } from './message.store.ts'

export const contactSupport = async (tx: Tx, message: BodyOf<typeof contract>, supportEmail: string, now: Date): Promise<void> => {
  const id = newId('msg', now)
  await insertContactMessage(tx, { id, ...message, now })
  await sendEmail(tx, { id, to: supportEmail, replyTo: message.email, ...contactMail(message) })
}
