import { type RawBuilder, sql } from 'kysely'
import { readOrderNumber } from '#domains/orders/index.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { hasTrigrams, isWholeAddress } from '#platform/database/search-text.ts'
import '../sales.tables.ts'
import { isCommon } from './is-common.views.ts'
import { countByFacet } from './sale-figures.views.ts'
import { gatherLimit, type SaleWish } from './sale-filter.rules.ts'

/** Whose sales, or the orders of the whole shop; roles that may not see names find nobody by them either. */
export type Asked = { creatorId: string; maySeeNames: boolean; list?: 'orders' }

/** The orders of the whole shop, as its staff sees them. */
export const allOrders: Asked = { creatorId: '', maySeeNames: true, list: 'orders' }

/** What a list is made of, as `s` or `t`: both have the same columns to narrow and sort by. */
export const rowsOf = ({ list }: Asked): RawBuilder<unknown> => (list === 'orders' ? sql.table('order_sales') : sql.table('sales'))

/** What the words of a search may mean: an order's number, something sold, somebody who bought. */
export type Search = {
  text: string
  number: number | null
  items: string[]
  /** undefined where so many bear the name that looking at one sale after the other is quicker. */
  customers: string[] | undefined
  /** Of whole orders: those that something else leads to, such as a license or a payment. */
  orders?: string[]
  /** Digits of a card that so many orders were paid with that looking at one after the other is quicker. */
  lastFour?: string | undefined
  /** How many sales that is; undefined where it is not known. */
  sales: number | undefined
}

const listNamedItems = async (db: Reader, creatorId: string, text: string): Promise<string[]> => {
  const { rows } = await sql<{ item: string }>`
    select 'product/' || p.id as item from products p where p.creator_id = ${creatorId} and p.name ilike ${contains(text)}
    union all select 'bundle/' || b.id from bundles b where b.creator_id = ${creatorId} and b.name ilike ${contains(text)}
    limit 200`.execute(db)
  return rows.map(({ item }) => item)
}

const maxCustomers = 2_000

type NamedCustomer = { customer_id: string; sales: number }

/** A whole address has an index of its own: nearly everything in it, such as the host, is in many others too. */
const listByAddress = async (db: Reader, creatorId: string, text: string): Promise<NamedCustomer[]> => {
  if (!isWholeAddress(text)) return []
  const { rows } = await sql<NamedCustomer>`
    select c.customer_id, c.sales from creator_customers c
    where c.creator_id = ${creatorId} and lower(c.email) = ${text.toLowerCase()}`.execute(db)
  return rows
}

const listNamedCustomers = async (db: Reader, creatorId: string, text: string): Promise<NamedCustomer[] | undefined> => {
  if (!hasTrigrams(text)) return undefined
  const exact = await listByAddress(db, creatorId, text)
  if (exact.length > 0) return exact
  const isMeant = sql`c.search like ${contains(text.toLowerCase())}`
  if (await isCommon(db, { table: 'creator_customers', creatorId, isMeant })) return undefined
  const { rows } = await sql<NamedCustomer>`
    select c.customer_id, c.sales from creator_customers c
    where c.creator_id = ${creatorId} and ${isMeant} limit ${maxCustomers + 1}`.execute(db)
  return rows.length > maxCustomers ? undefined : rows
}

/** Whether it says of itself that it is an order's number: nothing else is looked for then. */
export const isNumberAlone = (text: string): boolean => /^(?:ord|#)/i.test(text)

/** An order's own number is looked up: on the way through everybody's address that holds it, an old order would come last. */
const isOrderNumber = async (db: Reader, creatorId: string, number: number | null): Promise<boolean> =>
  (await sql`select from sales s where s.order_number = ${number} and s.creator_id = ${creatorId}`.execute(db)).rows.length > 0

export const readSearch = async (db: Reader, { creatorId, maySeeNames }: Asked, text: string): Promise<Search> => {
  const number = readOrderNumber(text)
  if (number !== null && isNumberAlone(text)) return { text, number, items: [], customers: [], sales: 1 }
  const items = await listNamedItems(db, creatorId, text)
  const facets = items.map((value) => ({ facet: 'Item' as const, value }))
  const ofItems = items.length === 0 ? [] : await countByFacet(db, creatorId, facets, {})
  const named = maySeeNames ? await listNamedCustomers(db, creatorId, text) : []
  const customers = named ?? ((await isOrderNumber(db, creatorId, number)) ? [] : undefined)
  const counted = [...ofItems, ...(customers ?? [])].reduce((sum, { sales }) => sum + sales, number === null ? 0 : 1)
  return {
    text,
    number,
    items,
    customers: customers?.map(({ customer_id }) => customer_id),
    sales: customers === undefined || counted > gatherLimit ? undefined : counted,
  }
}

/** The ids of what a search finds, where that is little. */
export const foundBy = (asked: Asked, { number, items, customers, orders = [] }: Search): RawBuilder<unknown> => {
  const { creatorId } = asked
  const byKey = sql`select k.sale_id from sale_keys k where k.creator_id = ${creatorId} and k.facet = 'Item' and k.value = any (${items}::text[])`
  if (asked.list === 'orders') {
    return sql`select o.id from order_sales o where o.order_number = ${number} union select unnest(${orders}::text[]) union ${byKey}`
  }
  return sql`
  select s.id from sales s where s.creator_id = ${creatorId} and s.order_number = ${number}
  union ${byKey}
  union select s.id from sales s where s.creator_id = ${creatorId} and s.customer_id = any (${customers ?? []}::text[])`
}

/** Whether an order (`s`) was paid with a card that ends so. */
const isPaidWith = (lastFour: string) =>
  sql`(select bool_or(right(p.method_name, 4) = ${lastFour}) from payments p where p.order_id = s.id::uuid)`

const fitsOrderSearch = ({ text, number, items, lastFour, orders = [] }: Search) => {
  const byCard = lastFour ? sql`or ${isPaidWith(lastFour)}` : sql``
  return sql`(s.id = any (${orders}::text[]) or s.order_number = ${number} or s.items && ${items}::text[]
    or s.search like ${contains(text.toLowerCase())} ${byCard})`
}

const fitsSearch = ({ maySeeNames, list }: Asked, search: Search) => {
  if (list === 'orders') return fitsOrderSearch(search)
  const { text, number, items } = search
  const like = contains(text)
  const byName = maySeeNames ? sql`or s.customer_name ilike ${like} or s.customer_email ilike ${like}` : sql``
  return sql`(s.order_number = ${number} or s.items && ${items}::text[] ${byName})`
}

/** What a sale (`s`) has to be for this wish. */
export const fits = (asked: Asked, wish: SaleWish, search: Search | undefined): RawBuilder<unknown> => {
  const conditions = [
    sql`s.creator_id = ${asked.creatorId}`,
    ...(wish.status ? [sql`s.status = ${wish.status}`] : []),
    ...(wish.item ? [sql`${wish.item} = any (s.items)`] : []),
    ...(wish.coupon ? [sql`${wish.coupon} = any (s.coupons)`] : []),
    ...(wish.channel ? [sql`${wish.channel} = any (s.channels)`] : []),
    ...(wish.creator ? [sql`${wish.creator} = any (s.creators)`] : []),
    ...(wish.country ? [sql`s.country = ${wish.country}`] : []),
    ...(wish.from ? [sql`s.at >= ${`${wish.from}T00:00:00Z`}::timestamptz`] : []),
    ...(wish.until ? [sql`s.at < ${`${wish.until}T00:00:00Z`}::timestamptz + interval '1 day'`] : []),
    ...(search ? [fitsSearch(asked, search)] : []),
  ]
  return sql.join(conditions, sql` and `)
}
