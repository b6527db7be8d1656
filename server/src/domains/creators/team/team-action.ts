import { type AuditRecord, record } from '#domains/audit/index.ts'
import type { Tx } from '#platform/database/database.ts'

/** Who changes a team, from where and when, and whether they do it as staff in the creator's place. */
export type TeamAction = { creatorId: string; actorId: string; asStaff: boolean; network: string | null; now: Date }

type Told = Pick<AuditRecord, 'action' | 'details'> & { subject: string }

/** Every change of a team is in the audit log with both ids: who did it, and whose team it is. */
export const recordTeamAction = (tx: Tx, { creatorId, actorId, asStaff, network, now }: TeamAction, { action, subject, details }: Told) =>
  record(tx, { action, at: now, actorId, creatorId, subject, details: { ...details, ...(asStaff && { asStaff }) }, network })
