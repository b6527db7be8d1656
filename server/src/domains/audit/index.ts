export { auditDetailsDocument } from './audit.documents.ts'
export { type AuditRecord, record } from './record.ts'
