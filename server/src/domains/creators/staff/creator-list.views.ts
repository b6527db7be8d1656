import { sql } from 'kysely'
import { type creatorFilters, listStaffCreators as listRoute, type StaffCreatorRow } from '#contract/creators/staff-creators.ts'
import { begins, contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { hasTrigrams } from '#platform/database/search-text.ts'
import { signedTerms } from '../creator-terms.ts'
import '../creators.tables.ts'

type Show = (typeof creatorFilters)[number]
type Wish = { show?: Show | undefined; q?: string | undefined; after?: string | undefined }

/** Each has an index of its own in the order of the list. */
const filters: Readonly<Record<Show, ReturnType<typeof sql>>> = {
  all: sql`true`,
  live: sql`c.live`,
  hidden: sql`not c.live`,
  featured: sql`c.featured`,
  suspended: sql`c.suspended_at is not null`,
}

type Row = Omit<StaffCreatorRow, 'createdAt'> & { createdAt: Date }

/** What a list shows of a creator (`c`). */
export const rowColumns = sql`c.id, c.name, c.slug, c.logo_url as "logoUrl", c.live, c.featured, c.whitelabel,
  c.suspended_at is not null as "isSuspended", c.created_at as "createdAt",
  ${signedTerms(sql`c.id`)} as "hasSignedTerms"`

const pageLength = 50
// Whoever finds more types more letters: of those that fit, as many as can be sorted at once are looked at.
const gatherLimit = 3_000

/** What is looked through (`c`): by the index of the order, or what a search finds by its own. */
const sourceOf = (show: Show, text: string | undefined) => {
  const which = sql`select c.* from creators c where ${filters[show]}`
  if (!text) return sql`with c as (${which})`
  if (!hasTrigrams(text)) return sql`with c as (${which} and lower(c.name) >= ${text} and lower(c.name) like ${begins(text)})`
  return sql`with c as materialized (${which} and c.search like ${contains(text)} limit ${gatherLimit})`
}

/** Where the page before ended. A mark that leads nowhere ends the list. */
const findMark = async (db: Reader, after: string | undefined): Promise<{ name: string; id: string } | null | undefined> => {
  if (after === undefined) return undefined
  const { rows } = await sql<{
    name: string
    id: string
  }>`select lower(c.name) as name, c.id from creators c where c.id = ${after}`.execute(db)
  return rows[0] ?? null
}

/** A part of the creators by name. */
export const listCreatorRows = async (db: Reader, wish: Wish) => {
  const mark = await findMark(db, wish.after)
  if (mark === null) return { items: [], hasMore: false, next: null }
  const source = sourceOf(wish.show ?? 'all', wish.q?.trim().toLowerCase())
  const isPast = mark ? sql`where (lower(c.name), c.id) > (${mark.name}, ${mark.id})` : sql``
  const { rows } = await sql<Row>`
    ${source}, page as (select c.* from c ${isPast} order by lower(c.name), c.id limit ${pageLength + 1})
    select ${rowColumns} from page c order by lower(c.name), c.id`.execute(db)
  const items = rows.slice(0, pageLength).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  const last = items.at(-1)
  const hasMore = rows.length > pageLength && last !== undefined
  const next = new URLSearchParams({ ...(wish.show && { show: wish.show }), ...(wish.q && { q: wish.q }), ...(last && { after: last.id }) })
  return { items, hasMore, next: hasMore ? `${listRoute.path}?${next}` : null }
}
