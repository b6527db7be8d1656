import type { Tx } from '#platform/database/database.ts'
import { auditDetailsDocument } from './audit.documents.ts'
import './audit.tables.ts'

/** What is worth remembering: sign-ins, roles, credentials, and what staff do in a creator's name. */
export type AuditAction =
  | 'account.signed-up'
  | 'account.confirmed'
  | 'account.deleted'
  | 'account.exported'
  | 'sign-in.succeeded'
  | 'sign-in.failed'
  | 'session.ended'
  | 'session.ended-everywhere'
  | 'session.stolen-token'
  | 'password.changed'
  | 'password.reset'
  | 'email.change-asked'
  | 'email.changed'
  | 'two-factor.on'
  | 'two-factor.off'
  | 'two-factor.codes-renewed'
  | 'staff.roles-set'
  | 'team.invited'
  | 'team.invitation-withdrawn'
  | 'team.joined'
  | 'team.roles-changed'
  | 'team.removed'
  | 'creator.acted-for'
  | 'creator.acting-stopped'
  | 'creator.changed-by-staff'
  | 'creator.changed'
  | 'creator.fee-set'
  | 'creator.suspended'
  | 'creator.unsuspended'
  | 'application.approved'
  | 'application.rejected'
  | 'application.asked-back'
  | 'application.reopened'
  | 'order.refunded'
  | 'refund.paid-by-hand'
  | 'order.moved'
  | 'invoice.corrected'
  | 'license.changed'
  | 'receipt.sent-again'
  | 'mail.sent-again'
  | 'featured.changed'
  | 'rates.added'
  | 'seller.changed'
  | 'payout-account.changed'
  | 'payout-run.started'
  | 'payout-file.exported'
  | 'payout.changed'
  | 'support.answered'
  | 'support.assigned'
  | 'support.closed'
  | 'support.reopened'
  | 'support.noted'
  | 'support.reply-entered'
  | 'support.subject-set'
  | 'support.creator-asked'
  | 'support.canned-answer-changed'
  | 'release.approved'
  | 'release.rejected'
  | 'release.changes-requested'
  | 'release.downloaded-for-review'
  | 'account.confirmation-sent'
  | 'account.merged'
  | 'note.added'
  | 'note.removed'
  | 'note.restored'

export type AuditRecord = {
  action: AuditAction
  at: Date
  actorId: string | null
  creatorId?: string | null
  subject?: string | null
  details?: Record<string, unknown>
  network?: string | null
}

/** Written in the transaction of what it tells about: neither is there without the other. */
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
