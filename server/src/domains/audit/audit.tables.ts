import { computed, document, instant, nullable, type RowOf, text, withDefault } from '#platform/database/columns.ts'

export const auditTables = {
  audit_log: {
    id: computed<number>('bigint'),
    at: instant,
    action: text,
    actor_id: nullable(text),
    creator_id: nullable(text),
    subject: nullable(text),
    details: withDefault(document<Record<string, unknown>>()),
    network: nullable(text),
  },
}

type AuditTables = { [Name in keyof typeof auditTables]: RowOf<(typeof auditTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends AuditTables {}
}
