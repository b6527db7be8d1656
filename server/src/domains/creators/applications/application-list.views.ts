import { type RawBuilder, sql } from 'kysely'
import { type ApplicationRow, type applicationFilters, listApplications as listRoute } from '#contract/creators/staff-applications.ts'
import { begins, contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { hasTrigrams } from '#platform/database/search-text.ts'
import '../creators.tables.ts'

type Wish = { show?: (typeof applicationFilters)[number] | undefined; q?: string | undefined; after?: string | undefined }
type Column = 'submitted_at' | 'decided_at'
type Part = { which: RawBuilder<unknown>; by: Column; isRising: boolean }

/** What each part of the list holds, and in which order. A draft is in none: it was never sent. */
const partOf = (show: NonNullable<Wish['show']>): Part => {
  switch (show) {
    case 'waiting':
      return { which: sql`a.status = 'Submitted'`, by: 'submitted_at', isRising: true }
    case 'asked':
      return { which: sql`a.status = 'ChangesAsked'`, by: 'submitted_at', isRising: false }
    case 'decided':
      return { which: sql`a.status in ('Approved', 'Rejected')`, by: 'decided_at', isRising: false }
    case 'all':
      return { which: sql`a.submitted_at is not null and a.status <> 'Draft'`, by: 'submitted_at', isRising: false }
  }
}

type Row = Omit<ApplicationRow, 'submittedAt' | 'decidedAt'> & { submittedAt: Date; decidedAt: Date | null }

const pageLength = 50
// More of one word are met soon enough on the way through the list.
const gatherLimit = 3_000

/** Whatever holds the words; what is too short for that index is the beginning of a name, by letters and digits alone. */
const matching = (text: string): RawBuilder<boolean> => {
  if (hasTrigrams(text)) return sql`a.search like ${contains(text)}`
  const key = text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return key === '' ? sql`false` : sql`a.name_key >= ${key} and a.name_key like ${begins(key)}`
}

const isRare = async (db: Reader, isMeant: RawBuilder<boolean>): Promise<boolean> => {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (select from creator_applications a where ${isMeant} limit ${gatherLimit + 1}) matches`.execute(db)
  return (rows[0]?.found ?? 0) <= gatherLimit
}

/** Where the page before ended. A mark that leads nowhere ends the list. */
const findMark = async (db: Reader, by: Column, after: string | undefined): Promise<{ key: Date; id: string } | null | undefined> => {
  if (after === undefined) return undefined
  const { rows } = await sql<{ key: Date; id: string }>`
    select a.${sql.ref(by)} as key, a.id from creator_applications a where a.id = ${after} and a.${sql.ref(by)} is not null`.execute(db)
  return rows[0] ?? null
}

/** A part of the applications: what waits, the oldest first; everything else the newest first. */
export const listApplicationRows = async (db: Reader, wish: Wish) => {
  const show = wish.show ?? 'waiting'
  const { which, by, isRising } = partOf(show)
  const mark = await findMark(db, by, wish.after)
  if (mark === null) return { items: [], hasMore: false, next: null }
  const column = sql.ref(`a.${by}`)
  const order = isRising ? sql`${column}, a.id` : sql`${column} desc, a.id desc`
  const text = wish.q?.trim().toLowerCase()
  const isMeant = text ? matching(text) : undefined
  const found = sql`select a.* from creator_applications a where ${which} ${isMeant ? sql`and ${isMeant}` : sql``}`
  const source = isMeant && (await isRare(db, isMeant)) ? sql`with a as materialized (${found})` : sql`with a as (${found})`
  const isPast = mark ? sql`where (${column}, a.id) ${isRising ? sql`>` : sql`<`} (${mark.key}, ${mark.id})` : sql``
  const { rows } = await sql<Row>`
    ${source}, page as (select a.* from a ${isPast} order by ${order} limit ${pageLength + 1})
    select a.id, a.status, a.name, a.wished_id as "wishedId", a.submitted_at as "submittedAt", a.decided_at as "decidedAt",
      jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) as applicant
    from page a join users u on u.id = a.user_id order by ${order}`.execute(db)
  const items = rows.slice(0, pageLength).map((row) => ({
    ...row,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }))
  const last = items.at(-1)
  const hasMore = rows.length > pageLength && last !== undefined
  const next = new URLSearchParams({ show, ...(wish.q && { q: wish.q }), ...(last && { after: last.id }) })
  return { items, hasMore, next: hasMore ? `${listRoute.path}?${next}` : null }
}
