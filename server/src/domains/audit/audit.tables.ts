import { computed, instant, nullable, type RowOf, stored, text, withDefault } from '#platform/database/columns.ts'
import { auditDetailsDocument } from './audit.documents.ts'

export const auditTables = {
  audit_log: {
    id: computed<number>('bigint'),
    at: instant,
    action: text,
    actor_id: nullable(text),
    creator_id: nullable(text),
    subject: nullable(text),
    details: withDefault(stored(auditDetailsDocument)),
    network: nullable(text),
  },
}

type AuditTables = { [Name in keyof typeof auditTables]: RowOf<(typeof auditTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends AuditTables {}
}
