import { flag, instant, nullable, type RowOf, text, uuid } from '#platform/database/columns.ts'

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
  order_mails: { id: text, order_id: uuid, email: text, subject: text, sent_at: instant },
  account_wishes: { user_id: text, scope: text, newsletter: nullable(flag), product_updates: nullable(flag), changed_at: instant },
}

type EmailTables = { [Name in keyof typeof emailTables]: RowOf<(typeof emailTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends EmailTables {}
}
