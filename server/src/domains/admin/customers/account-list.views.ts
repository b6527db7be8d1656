import { sql } from 'kysely'
import { type AccountRow, type AccountSort, listAccounts as listRoute } from '#contract/admin/accounts.ts'
import type { StaffRole } from '#contract/core/permissions.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { findPage } from '#platform/database/find-page.ts'
import { nameOrder } from '#platform/database/name-order.ts'
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

/** The sort orders of the list, each with its own index; ids rise with the day of sign-up. */
const orderOf = (sort: AccountSort = '-since') => {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const isBeyond = sort.startsWith('-') ? sql`<` : sql`>`
  return sort.endsWith('name')
    ? {
        by: sql`${nameOrder('u.name')} ${direction}, u.id ${direction}`,
        isPast: (after: string) =>
          sql`(${nameOrder('u.name')}, u.id) ${isBeyond} (select ${nameOrder('m.name')}, m.id from users m where m.id = ${after})`,
      }
    : { by: sql`u.id ${direction}`, isPast: (after: string) => sql`u.id ${isBeyond} ${after}` }
}

/** The index of names covers accounts that are not deleted. PostgreSQL uses it only if the query says so. */
const searched = (text: string) => sql`u.deleted_at is null and lower(u.name || ' ' || u.email) like ${contains(text)}`

/** Search text that identifies one account exactly, or two with one address. */
const findExactly = async (db: Reader, text: string): Promise<string[]> => {
  if (/^usr_/.test(text)) return [text]
  if (!isWholeAddress(text)) return []
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where lower(u.email) = ${text} and u.deleted_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Everybody with an account. Search text too short for the index of names is compared while walking the list. */
export const listAccounts = async (db: Reader, wish: AccountWish) => {
  const text = wish.q?.trim().toLowerCase()
  const { by, isPast } = orderOf(wish.sort)
  const exact = text ? await findExactly(db, text) : []
  const list = {
    ...{ table: 'users', as: 'u', by, columns: sql`u.id, u.name, u.email, u.deleted_at` },
    which: exact.length > 0 ? sql`u.deleted_at is null and u.id = any(${exact}::text[])` : sql`u.deleted_at is null`,
    isPast: wish.after ? isPast(wish.after) : sql`true`,
  }
  const search = text && exact.length === 0 ? { fits: searched(text), isIndexed: hasTrigrams(text) } : undefined
  const { ids, after } = await findPage(db, list, search)
  const { rows } = await sql<Row>`select ${accountColumns} from users u where u.id = any(${ids}::text[]) order by ${by}`.execute(db)
  const next = new URLSearchParams({ ...(wish.q && { q: wish.q }), ...(wish.sort && { sort: wish.sort }), ...(after && { after }) })
  return { items: rows.map(toAccountRow), hasMore: after !== null, next: after && `${listRoute.path}?${next}` }
}
