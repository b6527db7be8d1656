import { mailKinds } from '#contract/email/mail-kinds.ts'
import { flag, instant, nullable, oneOf, type RowOf, text, textDocument, uuid } from '#platform/database/columns.ts'
import { mailBodyDocument, mailOwnDocument } from './archive/mail-body.ts'

export const emailTables = {
  communication_preferences: {
    scope: text,
    email: text,
    name: nullable(text),
    newsletter: flag,
    product_updates: flag,
    confirmed_at: instant,
    changed_at: instant,
  },
  mail_bodies: { id: text, encrypted: textDocument(mailBodyDocument), keep_until: instant },
  sent_mails: {
    id: text,
    kind: oneOf(mailKinds),
    email: text,
    subject: text,
    order_id: nullable(uuid),
    state: oneOf(['Sent', 'Failed']),
    reason: nullable(text),
    at: instant,
    body_id: nullable(text),
    own: nullable(textDocument(mailOwnDocument)),
    again_of: nullable(text),
    asked_by: nullable(text),
    again_at: nullable(instant),
  },
  account_wishes: { user_id: text, scope: text, newsletter: nullable(flag), product_updates: nullable(flag), changed_at: instant },
}

type EmailTables = { [Name in keyof typeof emailTables]: RowOf<(typeof emailTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends EmailTables {}
}
