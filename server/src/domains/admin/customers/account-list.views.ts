import { type RawBuilder, sql } from 'kysely'
import { type AccountRow, type AccountSort, listAccounts as listRoute } from '#contract/admin/accounts.ts'
import type { StaffRole } from '#contract/core/permissions.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { hasTrigrams, isWholeAddress } from '#platform/database/search-text.ts'

export type AccountWish = { q?: string | undefined; sort?: AccountSort | undefined; after?: string | undefined }

type Row = {
  id: string
  name: string
  email: string
  confirmed_at: Date | null
  staff_roles: StaffRole[]
  created_at: Date
  orders: number
  licenses: number
}

export const toAccountRow = (row: Row): AccountRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  isConfirmed: row.confirmed_at !== null,
  staffRoles: row.staff_roles,
  createdAt: row.created_at.toISOString(),
  orders: row.orders,
  licenses: row.licenses,
})

/** The columns of such a row, of a user `u`. */
export const accountColumns = sql`
  u.id, u.name, u.email, u.confirmed_at, u.staff_roles, u.created_at,
  (select count(*) from orders o where o.user_id = u.id and o.status <> 'Open' and o.completed_at is not null)::int as orders,
  (select count(*) from licenses l where l.user_id = u.id)::int as licenses`

const pageLength = 50
// More of one name are met soon enough on the way through the list.
const gatherLimit = 2_000
/** So many accounts are looked at for one page, where many bear the name. */
const walkLength = 10_000
/** A name that many have fills a page within the first so many: then nobody has to be counted. */
const firstLook = 1_000

/** How the list stands, each way by its own index; ids rise with the day somebody came. */
const orderOf = (sort: AccountSort = '-since') => {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const isBeyond = sort.startsWith('-') ? sql`<` : sql`>`
  return sort.endsWith('name')
    ? {
        by: sql`lower(u.name) collate "C" ${direction}, u.id ${direction}`,
        isPast: (after: string) =>
          sql`(lower(u.name) collate "C", u.id) ${isBeyond} (select lower(m.name) collate "C", m.id from users m where m.id = ${after})`,
      }
    : { by: sql`u.id ${direction}`, isPast: (after: string) => sql`u.id ${isBeyond} ${after}` }
}

const searched = (text: string) => sql`lower(u.name || ' ' || u.email) like ${contains(text)}`

/** What names exactly one account, or two of one address. */
const findExactly = async (db: Reader, text: string): Promise<string[]> => {
  if (/^usr_/.test(text)) return [text]
  if (!isWholeAddress(text)) return []
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where lower(u.email) = ${text} and u.deleted_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Everybody with this name, where they are few. */
const findNamed = async (db: Reader, text: string): Promise<string[] | undefined> => {
  if (!hasTrigrams(text)) return undefined
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where ${searched(text)} and u.deleted_at is null limit ${gatherLimit + 1}`.execute(db)
  return rows.length > gatherLimit ? undefined : rows.map(({ id }) => id)
}

const readRows = async (db: Reader, source: RawBuilder<unknown>, by: RawBuilder<unknown>): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select ${accountColumns} from (${source}) found join users u on u.id = found.id order by ${by}`.execute(db)
  return rows
}

const pageOf = (rows: readonly Row[], wish: AccountWish, upTo: string | undefined) => {
  const items = rows.slice(0, pageLength).map(toAccountRow)
  const after = rows.length > pageLength ? items.at(-1)?.id : upTo
  if (after === undefined) return { items, hasMore: false, next: null }
  return {
    items,
    hasMore: true,
    next: `${listRoute.path}?${new URLSearchParams({ ...(wish.q && { q: wish.q }), ...(wish.sort && { sort: wish.sort }), after })}`,
  }
}

/** Everybody who has an account. Where a name is common, the list is looked through part by part. */
export const listAccounts = async (db: Reader, wish: AccountWish) => {
  const text = wish.q?.trim().toLowerCase()
  const { by, isPast: isPastMark } = orderOf(wish.sort)
  const isPast = wish.after ? isPastMark(wish.after) : sql`true`
  const limit = sql`order by ${by} limit ${pageLength + 1}`
  const readPage = (source: RawBuilder<unknown>) => readRows(db, source, by)
  if (!text) return pageOf(await readPage(sql`select u.id from users u where u.deleted_at is null and ${isPast} ${limit}`), wish, undefined)
  const look = (length: number) => sql`
    select u.id, u.name, u.email from users u where u.deleted_at is null and ${isPast} order by ${by} limit ${length}`
  const exact = await findExactly(db, text)
  if (exact.length === 0) {
    const first = await readPage(sql`select u.id from (${look(firstLook)}) u where ${searched(text)} ${limit}`)
    if (first.length > pageLength) return pageOf(first, wish, undefined)
  }
  const few = exact.length > 0 ? exact : await findNamed(db, text)
  if (few) {
    const found = sql`select u.id from users u where u.id = any(${few}::text[]) and u.deleted_at is null and ${isPast} ${limit}`
    return pageOf(await readPage(found), wish, undefined)
  }
  const part = look(walkLength)
  const rows = await readPage(sql`select u.id from (${part}) u where ${searched(text)} ${limit}`)
  if (rows.length > pageLength) return pageOf(rows, wish, undefined)
  const { rows: ends } = await sql<{ id: string }>`
    select u.id from (${part}) u order by ${by} limit 1 offset ${walkLength - 1}`.execute(db)
  return pageOf(rows, wish, ends[0]?.id)
}
