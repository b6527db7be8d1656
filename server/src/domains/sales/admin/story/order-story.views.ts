import { sql } from 'kysely'
import { auditDetailsDocument } from '#domains/audit/index.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'

type Row = { id: number; at: Date; action: string; actor: string | null; details: Stored<Record<string, unknown>> }
export type StaffAct = Omit<Row, 'details'> & { details: Record<string, unknown> }

/** What staff did to an order. Refunds tell more about themselves. */
export const listStaffActs = async (db: Reader, orderId: string, limit: number): Promise<StaffAct[]> => {
  const { rows } = await sql<Row>`
    select a.id, a.at, a.action, nullif(u.name, '') as actor, a.details
    from audit_log a left join users u on u.id = a.actor_id and u.deleted_at is null
    where a.subject = ${orderId} and a.action not in ('order.refunded', 'refund.paid-by-hand') order by a.id desc limit ${limit}`.execute(
    db,
  )
  return rows.map(({ details, ...row }) => ({ ...row, details: auditDetailsDocument.read(details) }))
}
