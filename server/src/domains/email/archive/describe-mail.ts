import type { SentMail, ShownMail } from '#contract/email/mail-archive.ts'
import { onceOnlyKinds } from '#contract/email/mail-kinds.ts'
import type { Vault } from '#kernel/vault.ts'
import { maskLinks } from './mask-links.ts'
import { readMessage } from './read-message.ts'
import type { SentMailRow, StoredMailRow } from './sent-mail.views.ts'

/** Why a mail cannot be sent again. */
export const explainNotAgain = ({ kind, email, has_body }: Pick<SentMailRow, 'kind' | 'email' | 'has_body'>): string | null => {
  if (email === '') return 'The account behind this address is deleted.'
  if (onceOnlyKinds.includes(kind)) return 'Its link works once and only for a short time. The recipient has to request a new one.'
  return has_body ? null : 'Its text is no longer stored.'
}

/** `namesOf` are the names of staff by their ids. */
export const describeMail = (row: SentMailRow, namesOf: ReadonlyMap<string, string>): SentMail => ({
  id: row.id,
  kind: row.kind,
  to: row.email,
  subject: row.subject,
  orderId: row.order_id,
  state: row.state,
  reason: row.reason,
  at: row.at.toISOString(),
  sentAgainBy: row.asked_by && (namesOf.get(row.asked_by) ?? 'Former colleague'),
  notAgain: explainNotAgain(row),
})

export const describeShownMail = (vault: Vault, row: StoredMailRow, namesOf: ReadonlyMap<string, string>): ShownMail => {
  const message = readMessage(vault, row)
  return {
    ...describeMail(row, namesOf),
    message: message
      ? {
          html: maskLinks(message.html),
          text: maskLinks(message.text),
          attachments: message.attachments.map(({ name, content }) => ({ name, bytes: Buffer.byteLength(content, 'base64') })),
        }
      : null,
  }
}
