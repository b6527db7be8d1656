import { type RawBuilder, sql } from 'kysely'
import { type ApplicationRow, type applicationFilters, listApplications as listRoute } from '#contract/creators/staff-applications.ts'
import { beginsWith, contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { findPage } from '#platform/database/find-page.ts'
import { hasTrigrams } from '#platform/database/search-text.ts'
import '../creators.tables.ts'

type Wish = { show?: (typeof applicationFilters)[number] | undefined; q?: string | undefined; after?: string | undefined }
type Column = 'submitted_at' | 'decided_at'
type Part = { which: RawBuilder<unknown>; by: Column; isRising: boolean }

/** What each tab of the list holds, and in which order. A draft is in none: it was never submitted. */
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

/** Matches the search text anywhere; text too short for that index has to be the start of a name, by letters and digits alone. */
const matching = (text: string): RawBuilder<boolean> => {
  if (hasTrigrams(text)) return sql`a.search like ${contains(text)}`
  const key = text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return key === '' ? sql`false` : beginsWith(sql`a.name_key`, key)
}

/** A page of the applications: open ones oldest first, all others newest first. An unknown cursor ends the list. */
export const listApplicationRows = async (db: Reader, wish: Wish) => {
  const show = wish.show ?? 'waiting'
  const { which, by, isRising } = partOf(show)
  const column = sql.ref(`a.${by}`)
  const order = isRising ? sql`${column}, a.id` : sql`${column} desc, a.id desc`
  const isPast = wish.after
    ? sql`(${column}, a.id) ${isRising ? sql`>` : sql`<`} (select m.${sql.ref(by)}, m.id from creator_applications m where m.id = ${wish.after})`
    : sql`true`
  const text = wish.q?.trim().toLowerCase()
  const { ids, after } = await findPage(
    db,
    { table: 'creator_applications', as: 'a', which, by: order, isPast, columns: sql`a.id, ${column}, a.search, a.name_key` },
    text ? { fits: matching(text) } : undefined,
  )
  const { rows } = await sql<Row>`
    select a.id, a.status, a.name, a.wished_id as "wishedId", a.submitted_at as "submittedAt", a.decided_at as "decidedAt",
      jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) as applicant
    from creator_applications a join users u on u.id = a.user_id where a.id = any(${ids}::text[]) order by ${order}`.execute(db)
  const items = rows.map((row) => ({
    ...row,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }))
  const next = new URLSearchParams({ show, ...(wish.q && { q: wish.q }), ...(after && { after }) })
  return { items, hasMore: after !== null, next: after && `${listRoute.path}?${next}` }
}
