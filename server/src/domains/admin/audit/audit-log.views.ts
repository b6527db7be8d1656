import { type RawBuilder, sql } from 'kysely'
import type { AuditEntry } from '#contract/admin/staff.ts'
import { auditDetailsDocument } from '#domains/audit/index.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import { type Found, findOrders, findWays, foundBy, matches, withNames } from './audit-search.views.ts'
import { nameSubjects } from './audit-subjects.views.ts'

type EntryRow = {
  id: number
  at: Date
  action: string
  actor_id: string | null
  actor_name: string | null
  actor_email: string | null
  creator_id: string | null
  creator_name: string | null
  subject: string | null
  details: Stored<Record<string, unknown>>
  network: string | null
}

export type AuditSearch = { action: string | undefined; text: string; before: number | undefined }
export type AuditPart = {
  items: AuditEntry[] /** Where the next part begins; undefined at the end of the log. */
  next: number | undefined
}

const perPart = 50
/** A word that many entries contain fills a page within this many of them; nothing else has to be looked up then. */
const firstLook = 1_000
/** At most this many entries are scanned for one page of a common word. The page may be short then, and says where to continue. */
const walkLength = 10_000

const toEntry = (row: EntryRow, names: ReadonlyMap<string, string>): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '', email: row.actor_email ?? '' },
  creatorId: row.creator_id,
  creatorName: row.creator_name,
  subject: row.subject,
  subjectName: (row.subject !== null && names.get(row.subject)) || null,
  details: auditDetailsDocument.read(row.details),
  network: row.network,
})

/** Names are the current ones, so a deleted account has none. */
const describe = async (db: Reader, ids: readonly number[], next: number | undefined): Promise<AuditPart> => {
  if (ids.length === 0) return { items: [], next }
  const { rows } = await sql<EntryRow>`
    select a.id, a.at, a.action, a.actor_id, u.name as actor_name, u.email as actor_email, a.creator_id, c.name as creator_name,
      a.subject, a.details, a.network
    from audit_log a left join users u on u.id = a.actor_id and u.deleted_at is null left join creators c on c.id = a.creator_id
    where a.id = any(${ids}::bigint[]) order by a.id desc`.execute(db)
  const names = await nameSubjects(
    db,
    rows.flatMap(({ subject }) => subject ?? []),
  )
  return { items: rows.map((row) => toEntry(row, names)), next }
}

type Page = { ids: number[]; next: number | undefined }

const pageOf = (found: readonly number[], upTo: number | undefined): Page =>
  found.length > perPart ? { ids: found.slice(0, perPart), next: found[perPart - 1] } : { ids: [...found], next: upTo }

const within = ({ action, before }: AuditSearch): RawBuilder<unknown> =>
  sql`${before === undefined ? sql`true` : sql`a.id < ${before}`} and ${action === undefined ? sql`true` : sql`a.action = ${action}`}`

const listNewest = async (db: Reader, search: AuditSearch): Promise<Page> => {
  const { rows } = await sql<{ id: number }>`
    select a.id from audit_log a where ${within(search)} order by a.id desc limit ${perPart + 1}`.execute(db)
  return pageOf(
    rows.map(({ id }) => id),
    undefined,
  )
}

/** Scans the entries one after the other. */
const walk = async (db: Reader, search: AuditSearch, orders: readonly string[], length: number): Promise<Page> => {
  const part = sql`select a.* from audit_log a where ${within(search)} order by a.id desc limit ${length}`
  const { rows } = await sql<{ id: number | null; lowest: number | null; walked: number }>`
    with part as materialized (${part}),
      fit as (
        select a.id from part a ${withNames} where ${matches(search.text, orders)} order by a.id desc limit ${perPart + 1}
      )
    select fit.id, ends.lowest, ends.walked from (select min(id) as lowest, count(*)::int as walked from part) ends
    left join fit on true order by fit.id desc`.execute(db)
  const [end] = rows
  const ids = rows.flatMap(({ id }) => id ?? [])
  return pageOf(ids, end && end.walked === length ? (end.lowest ?? undefined) : undefined)
}

const gather = async (db: Reader, search: AuditSearch, found: Found): Promise<Page> => {
  const { rows } = await sql<{ id: number }>`
    select distinct a.id from (${foundBy(found, within(search), perPart + 1)}) a order by a.id desc limit ${perPart + 1}`.execute(db)
  return pageOf(
    rows.map(({ id }) => id),
    undefined,
  )
}

const findPage = async (db: Reader, search: AuditSearch): Promise<Page> => {
  if (!search.text) return listNewest(db, search)
  const orders = await findOrders(db, search.text)
  const first = await walk(db, search, orders, firstLook)
  if (first.ids.length === perPart || first.next === undefined) return first
  const found = await findWays(db, search.text, orders)
  return found ? gather(db, search, found) : walk(db, search, orders, walkLength)
}

/** One page of the log, newest first. */
export const searchAuditLog = async (db: Reader, search: AuditSearch): Promise<AuditPart> => {
  const { ids, next } = await findPage(db, search)
  return describe(db, ids, next)
}
