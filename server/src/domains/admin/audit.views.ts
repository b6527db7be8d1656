import { sql } from 'kysely'
import type { AuditEntry } from '#contract/admin/staff.ts'
import { auditDetailsDocument } from '#domains/audit/index.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'

type EntryRow = {
  id: number
  at: Date
  action: string
  actor_id: string | null
  actor_name: string | null
  actor_email: string | null
  creator_id: string | null
  subject: string | null
  details: Stored<Record<string, unknown>>
  network: string | null
}

const toEntry = (row: EntryRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '', email: row.actor_email ?? '' },
  creatorId: row.creator_id,
  subject: row.subject,
  details: auditDetailsDocument.read(row.details),
  network: row.network,
})

export type AuditSearch = { action: string | undefined; text: string; before: number | undefined }

const conditionsOf = ({ action, text, before }: AuditSearch) => {
  const conditions = [sql`true`]
  if (before !== undefined) conditions.push(sql`a.id < ${before}`)
  if (action !== undefined) conditions.push(sql`a.action = ${action}`)
  if (text) {
    const pattern = contains(text)
    const columns = ['a.action', 'u.email', 'u.name', 'a.actor_id', 'a.subject', 'a.creator_id']
    conditions.push(
      sql`(${sql.join(
        columns.map((column) => sql`lower(${sql.ref(column)}) like lower(${pattern})`),
        sql` or `,
      )})`,
    )
  }
  return sql.join(conditions, sql` and `)
}

const perPart = 50

/** One part of the log, the newest first. Names are those of today, so whoever deleted their account has none. */
export const searchAuditLog = async (db: Reader, search: AuditSearch): Promise<{ items: AuditEntry[]; hasMore: boolean }> => {
  const { rows } = await sql<EntryRow>`
    select a.id, a.at, a.action, a.actor_id, u.name as actor_name, u.email as actor_email, a.creator_id, a.subject, a.details, a.network
    from audit_log a left join users u on u.id = a.actor_id and u.deleted_at is null
    where ${conditionsOf(search)}
    order by a.id desc limit ${perPart + 1}`.execute(db)
  return { items: rows.slice(0, perPart).map(toEntry), hasMore: rows.length > perPart }
}
