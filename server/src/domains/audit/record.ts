import type { AuditAction } from '#contract/admin/audit-actions.ts'
import type { Tx } from '#platform/database/database.ts'
import { auditDetailsDocument } from './audit.documents.ts'
import './audit.tables.ts'

export type AuditRecord = {
  action: AuditAction
  at: Date
  actorId: string | null
  creatorId?: string | null
  subject?: string | null
  details?: Record<string, unknown>
  network?: string | null
}

/** Written in the transaction of the action it describes: neither exists without the other. */
export const record = async (tx: Tx, { action, at, actorId, creatorId, subject, details, network }: AuditRecord): Promise<void> => {
  await tx
    .insertInto('audit_log')
    .values({
      action,
      at,
      actor_id: actorId,
      creator_id: creatorId ?? null,
      subject: subject ?? null,
      details: auditDetailsDocument.write(details ?? {}),
      network: network ?? null,
    })
    .execute()
}
