import { type RawBuilder, sql } from 'kysely'
import { readOrderNumber } from '#domains/orders/index.ts'
import { readTypedId, readTypedUuid } from '#kernel/typed-id.ts'
import { beginsWith, contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { hasTrigrams, isWholeAddress } from '#platform/database/search-text.ts'
import '../licensing.tables.ts'

/** The possible meanings of the search text: licenses, people, products. */
export type LicenseSearch = {
  text: string
  /** Whether people are searched: roles that may not see names find nothing by them either. */
  byName: boolean
  licenses: string[]
  users: string[]
  products: { creator_id: string; id: string }[]
  /** So many have this name that scanning the licenses one after the other is quicker. */
  isCommon: boolean
}

const maxFound = 2_000
const maxProducts = 20
export const perProduct = 500

const idsIn = async (db: Reader, query: RawBuilder<{ id: string | null }>): Promise<string[]> =>
  (await query.execute(db)).rows.flatMap(({ id }) => (id === null ? [] : [id]))

/** The first part of an id, which begins with its time: a shorter one matches everything sold that day. */
const beginningOfId = /^lic_[0-9a-z]{6,}$/

const findById = async (db: Reader, text: string): Promise<string[]> => {
  const id = readTypedId(text, 'lic')
  if (id?.startsWith('lic_')) return idsIn(db, sql`select l.id from licenses l where l.id = ${id}`)
  const typed = text.toLowerCase()
  if (!beginningOfId.test(typed)) return []
  return idsIn(db, sql`select l.id from licenses l where ${beginsWith(sql`l.id`, typed)} limit ${maxFound}`)
}

/** Text that identifies exactly one license, device, order or address. Then nothing else is searched. */
const findExactly = async (db: Reader, text: string, byName: boolean): Promise<string[]> => {
  const byId = await findById(db, text)
  if (byId.length > 0) return byId
  const orderId = readTypedUuid(text)
  if (orderId) return idsIn(db, sql`select l.id from licenses l where l.order_id = ${orderId}::uuid limit ${maxFound}`)
  const number = /^(?:ord|#)/i.test(text) ? readOrderNumber(text) : null
  if (number !== null) return listOfOrder(db, number)
  if (isWholeAddress(text)) return byName ? listOfAddress(db, text.toLowerCase()) : []
  return idsIn(
    db,
    sql`
      select a.license_id as id from activations a where a.device_signature = ${text}
      union select a.license_id from activations a where a.id = ${text} limit ${maxFound}`,
  )
}

const listOfOrder = (db: Reader, number: number): Promise<string[]> =>
  idsIn(db, sql`select l.id from licenses l join orders o on o.id = l.order_id where o.number = ${number} limit ${maxFound}`)

/** The licenses of an account with this address, and those bought with it or given to it. */
const listOfAddress = (db: Reader, address: string): Promise<string[]> =>
  idsIn(
    db,
    sql`
      select l.id from users u join licenses l on l.user_id = u.id where lower(u.email) = ${address}
      union select l.id from licenses l where lower(l.email) = ${address} limit ${maxFound}`,
  )

/** By a part of the name, or by `creator/product`, each by its own index. */
const findProducts = async (db: Reader, text: string): Promise<LicenseSearch['products']> => {
  const [creatorId = '', productId = ''] = text.split('/')
  const isNamed = hasTrigrams(text) ? sql`lower(p.name) like ${contains(text)}` : sql`false`
  const { rows } = await sql<{ creator_id: string; id: string }>`
    select p.creator_id, p.id from products p where ${isNamed}
    union select p.creator_id, p.id from products p where p.creator_id = ${creatorId} and p.id = ${productId}
    order by creator_id, id limit ${maxProducts}`.execute(db)
  return rows
}

/** What can be listed at once: exact matches, else products and order numbers that match the text. */
export const beginSearch = async (db: Reader, text: string, byName: boolean): Promise<LicenseSearch & { isExact: boolean }> => {
  const exact = await findExactly(db, text, byName)
  if (exact.length > 0) return { text, byName, licenses: exact, users: [], products: [], isCommon: false, isExact: true }
  const products = await findProducts(db, text.toLowerCase())
  const number = readOrderNumber(text)
  const licenses = number === null ? [] : await listOfOrder(db, number)
  return { text, byName, licenses, users: [], products, isCommon: true, isExact: false }
}

/** Also the people and devices with that name, where they are few. */
export const completeSearch = async (db: Reader, begun: LicenseSearch): Promise<LicenseSearch> => {
  const { text, byName } = begun
  if (!hasTrigrams(text)) return begun
  const like = contains(text.toLowerCase())
  const named = sql<{ id: string | null }>`
    select u.id from users u where lower(u.name || ' ' || u.email) like ${like} and u.deleted_at is null limit ${maxFound + 1}`
  const users = byName ? await idsIn(db, named) : []
  const devices = await idsIn(
    db,
    sql`select a.license_id as id from activations a where lower(a.device_name) like ${like} limit ${maxFound + 1}`,
  )
  const isCommon = users.length > maxFound || devices.length > maxFound
  return { ...begun, licenses: [...new Set([...begun.licenses, ...devices])], users, isCommon }
}

const productKeys = ({ products }: LicenseSearch) => sql`
  unnest(${products.map(({ creator_id }) => creator_id)}::text[], ${products.map(({ id }) => id)}::text[])`

/**
 * The ids of the matches, where they are few. Of each product (`part`) only the next ones: where there are
 * `perProduct` of them, there may be more.
 */
export const foundBy = (search: LicenseSearch, isPast: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select l.id, null as part from licenses l where l.id = any(${search.licenses}::text[]) and ${isPast}
  union all select l.id, null from licenses l where l.user_id = any(${search.users}::text[]) and ${isPast}
  union all select l.id, p.creator_id || '/' || p.id from ${productKeys(search)} as p (creator_id, id) cross join lateral (
    select l.id from licenses l where l.creator_id = p.creator_id and l.product_id = p.id and ${isPast} order by l.id ${order} limit ${perProduct}
  ) l`

/**
 * Whether one license (`l`) matches, where many may. Its person and devices are read by their keys: PostgreSQL may answer an `exists`
 * from a table of everybody with the name, which takes longer than the whole page.
 */
export const fitsSearch = (search: LicenseSearch): RawBuilder<unknown> => {
  const like = contains(search.text.toLowerCase())
  return sql`(
    l.id = any(${search.licenses}::text[])
    or ${search.byName} and (select lower(u.name || ' ' || u.email) like ${like} from users u where u.id = l.user_id and u.deleted_at is null)
    or exists (select from ${productKeys(search)} as p (creator_id, id) where p.creator_id = l.creator_id and p.id = l.product_id)
    or (select bool_or(lower(a.device_name) like ${like}) from activations a where a.license_id = l.id))`
}
