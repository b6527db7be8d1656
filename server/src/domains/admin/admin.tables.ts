import { instant, integer, nullable, oneOf, type RowOf, text, texts } from '#platform/database/columns.ts'

export const adminTables = {
  broken_promises: { promise: text, violations: integer, examples: texts, since: instant, checked_at: instant },
  staff_notes: {
    id: text,
    subject_kind: oneOf(['creator', 'customer']),
    subject_id: text,
    text: text,
    author_id: text,
    created_at: instant,
    removed_at: nullable(instant),
  },
}

type AdminTables = { [Name in keyof typeof adminTables]: RowOf<(typeof adminTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends AdminTables {}
}
