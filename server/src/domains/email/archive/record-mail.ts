import type { z } from 'zod'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import type { mail } from '../send-email.ts'
import { encryptBody } from './mail-body.ts'
import { insertSentMail, keepUntil } from './sent-mail.store.ts'

type Recorded = { db: Reader; vault: Vault; email: z.infer<typeof mail>; failure: string | null; now: Date }

/** Writes down that the mail server took a mail, or why it did not, and what it said. */
export const recordMail = async ({ db, vault, email, failure, now }: Recorded): Promise<void> => {
  const { id, to, subject, kind = 'other', orderId = null, again } = email
  const { text, html, replyTo = null, unsubscribeUrl = null, attachments = [] } = email
  const note = { id, kind, email: to, subject, orderId, failure, own: null, at: now }
  if (again) return insertSentMail(db, { ...note, bodyId: again.bodyId, own: again.own, again: { of: again.of, by: again.by } })
  const encrypted = encryptBody(vault, { text, html, replyTo, unsubscribeUrl, attachments, marks: null })
  await insertSentMail(db, { ...note, bodyId: id, again: null }, { id, encrypted, keepUntil: keepUntil(kind, now) })
}
