import { sql } from 'kysely'
import { type creatorFilters, listStaffCreators as listRoute, type StaffCreatorRow } from '#contract/creators/staff-creators.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { termsVersion } from '../creator-terms.ts'
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
  exists (select from creator_terms_signatures s where s.creator_id = c.id and s.version = ${termsVersion}) as "hasSignedTerms"`

const pageLength = 50
// More of one word are met soon enough on the way through the list.
const gatherLimit = 3_000
// Shorter words have no trigrams of their own: the index would be read whole.
const shortestIndexed = 3

const isRare = async (db: Reader, text: string): Promise<boolean> => {
  if (text.length < shortestIndexed) return false
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select from creators c where c.search like ${contains(text)} limit ${gatherLimit + 1}
    ) matches`.execute(db)
  return (rows[0]?.found ?? 0) <= gatherLimit
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
  const text = wish.q?.trim().toLowerCase()
  const found = sql`
    select c.* from creators c where ${filters[wish.show ?? 'all']} ${text ? sql`and c.search like ${contains(text)}` : sql``}`
  const source = text && (await isRare(db, text)) ? sql`with c as materialized (${found})` : sql`with c as (${found})`
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
