import { instant, type RowOf, text } from '#platform/database/columns.ts'

export const supportTables = {
  contact_messages: { id: text, name: text, email: text, subject: text, message: text, created_at: instant },
}

type SupportTables = { [Name in keyof typeof supportTables]: RowOf<(typeof supportTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends SupportTables {}
}
