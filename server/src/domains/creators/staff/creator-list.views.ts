import { type RawBuilder, sql } from 'kysely'
import { type creatorFilters, listStaffCreators as listRoute, type StaffCreatorRow } from '#contract/creators/staff-creators.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { findPage, type Search } from '#platform/database/find-page.ts'
import { hasTrigrams } from '#platform/database/search-text.ts'
import { signedTerms } from '../creator-terms.ts'
import '../creators.tables.ts'
import { nameBegins, nameOrder } from '#platform/database/name-order.ts'

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

const by = sql`${nameOrder('c.name')}, c.id`

/** Text too short for the trigram index has to be the start of a name, and the list is read from there on. */
const narrow = (show: Show, text: string | undefined): { which: RawBuilder<unknown>; search?: Search } => {
  const which = filters[show]
  if (!text) return { which }
  if (hasTrigrams(text)) return { which, search: { fits: sql`c.search like ${contains(text)}` } }
  return { which: sql`${which} and ${nameOrder('c.name')} >= ${nameOrder(sql`${text}`)}`, search: { fits: nameBegins('c.name', text) } }
}

/** A page of the creators by name. An unknown cursor ends the list. */
export const listCreatorRows = async (db: Reader, wish: Wish) => {
  const { which, search } = narrow(wish.show ?? 'all', wish.q?.trim().toLowerCase())
  const isPast = wish.after
    ? sql`(${nameOrder('c.name')}, c.id) > (select ${nameOrder('m.name')}, m.id from creators m where m.id = ${wish.after})`
    : sql`true`
  const { ids, after } = await findPage(db, { table: 'creators', as: 'c', which, by, isPast, columns: sql`c.id, c.name, c.search` }, search)
  const { rows } = await sql<Row>`select ${rowColumns} from creators c where c.id = any(${ids}::text[]) order by ${by}`.execute(db)
  const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  const next = new URLSearchParams({ ...(wish.show && { show: wish.show }), ...(wish.q && { q: wish.q }), ...(after && { after }) })
  return { items, hasMore: after !== null, next: after && `${listRoute.path}?${next}` }
}
