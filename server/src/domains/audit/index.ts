export { type AuditRecord, record } from './record.ts'
