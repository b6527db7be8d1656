import { type AuditRecord, record } from '#domains/audit/index.ts'
import type { Tx } from '#platform/database/database.ts'

/** Who changes a team, from which network and when, and whether as staff acting for the creator. */
export type TeamAction = { creatorId: string; actorId: string; asStaff: boolean; network: string | null; now: Date }

type Told = Pick<AuditRecord, 'action' | 'details'> & { subject: string }

/** Every change of a team is in the audit log with both ids: the actor and the creator. */
export const recordTeamAction = (tx: Tx, { creatorId, actorId, asStaff, network, now }: TeamAction, { action, subject, details }: Told) =>
  record(tx, { action, at: now, actorId, creatorId, subject, details: { ...details, ...(asStaff && { asStaff }) }, network })
