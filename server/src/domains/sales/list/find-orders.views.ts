import { type RawBuilder, sql } from 'kysely'
import { readOrderNumber } from '#domains/orders/index.ts'
import { readTypedId, readTypedUuid } from '#kernel/typed-id.ts'
import { beginsWith, contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { hasTrigrams, isWholeAddress } from '#platform/database/search-text.ts'
import '../sales.tables.ts'
import { isNumberAlone, type Search } from './find-sales.views.ts'
import { isCommon } from './is-common.views.ts'
import { countByFacet } from './sale-figures.views.ts'
import { gatherLimit } from './sale-filter.rules.ts'

/** Up to this many are collected and sorted; beyond that the list is walked. */
const maxFound = 2_000

type Found = { id: string }

const listNamedItems = async (db: Reader, text: string): Promise<string[]> => {
  if (!hasTrigrams(text)) return []
  const like = contains(text.toLowerCase())
  const { rows } = await sql<{ item: string }>`
    select 'product/' || p.creator_id || '/' || p.id as item from products p where lower(p.name) like ${like}
    union all select 'bundle/' || b.creator_id || '/' || b.id from bundles b where lower(b.name) like ${like}
    limit 200`.execute(db)
  return rows.map(({ item }) => item)
}

/** A license, a payment, a refund, an invoice or a creator's sale leads to its one order, each by its own index. */
const listReferenced = async (db: Reader, text: string): Promise<string[]> => {
  if (!/^[\w\s-]{5,255}$/.test(text)) return []
  const id = readTypedId(text, 'lic') ?? text.toLowerCase()
  const { rows } = await sql<Found>`
    select l.order_id::text as id from licenses l where l.id = ${id} and l.order_id is not null
    union select p.order_id::text from payments p where p.id = ${id}
    union select r.order_id::text from refunds r where r.id = ${id}
    union select i.order_id::text from invoices i where i.number = ${text.toUpperCase()}
    union select s.order_id::text from sales s where s.id = ${id}
    union select o.id from order_sales o where o.id = ${readTypedUuid(text) ?? id}`.execute(db)
  return rows.map(({ id: found }) => found)
}

/** A shorter reference is useless: its first letters are those of all of a kind, then of all of a day. */
const minReference = 8

/** What a provider calls a payment, a refund or a dispute, or the first part of that; of a license too. */
const listByReference = async (db: Reader, text: string): Promise<string[]> => {
  if (text.length < minReference || !/^[a-z]+_\w+$/i.test(text)) return []
  const begins = (column: RawBuilder<unknown>) => beginsWith(column, text.toLowerCase())
  const limit = sql`limit ${maxFound + 1}`
  const { rows } = await sql<Found>`
    (select p.order_id::text as id from payments p where p.provider_id is not null and ${begins(sql`lower(p.provider_id)`)} ${limit})
    union (select r.order_id::text from refunds r where r.provider_id is not null and ${begins(sql`lower(r.provider_id)`)} ${limit})
    union (select p.order_id::text from disputes d join payments p on p.id = d.payment_id where ${begins(sql`lower(d.provider_id)`)} ${limit})
    union (select l.order_id::text from licenses l where l.order_id is not null and ${begins(sql`l.id`)} ${limit})`.execute(db)
  return rows.length > maxFound ? [] : rows.map(({ id }) => id)
}

/** `4242`, as a card's end is told; undefined where nothing of the kind was typed. */
const lastFourIn = (text: string): string | undefined => /^(?:[•*x. ]*)(\d{4})$/i.exec(text)?.[1]

/** undefined where there are too many to collect. */
const listPaidWith = async (db: Reader, lastFour: string): Promise<string[] | undefined> => {
  const { rows } = await sql<Found>`
    select p.order_id::text as id from payments p where right(p.method_name, 4) = ${lastFour} order by p.created_at desc limit ${maxFound + 1}`.execute(
    db,
  )
  return rows.length > maxFound ? undefined : rows.map(({ id }) => id)
}

/** A whole address has an index of its own: nearly every part of it, such as the host, is in many others too. */
const listByAddress = async (db: Reader, text: string): Promise<string[]> => {
  if (!isWholeAddress(text)) return []
  const { rows } = await sql<Found>`
    select o.id from order_sales o where lower(o.customer_email) = ${text.toLowerCase()} limit ${maxFound + 1}`.execute(db)
  return rows.map(({ id }) => id)
}

/** undefined where so many have the name that walking the list is quicker. */
const listBought = async (db: Reader, text: string): Promise<string[] | undefined> => {
  if (!hasTrigrams(text)) return undefined
  const exact = await listByAddress(db, text)
  if (exact.length > 0) return exact
  const like = contains(text.toLowerCase())
  if (await isCommon(db, { table: 'order_sales', creatorId: '', isMeant: sql`c.search like ${like}` })) return undefined
  const { rows } = await sql<Found>`
    select o.id from order_sales o where o.search like ${like} limit ${maxFound + 1}`.execute(db)
  return rows.length > maxFound ? undefined : rows.map(({ id }) => id)
}

const countItemSales = async (db: Reader, items: readonly string[]): Promise<number> => {
  if (items.length === 0) return 0
  const counted = await countByFacet(
    db,
    '',
    items.map((value) => ({ facet: 'Item' as const, value })),
    {},
  )
  return counted.reduce((sum, { sales }) => sum + sales, 0)
}

/** An order number is looked up: found while walking, through addresses that contain it, an old order would come last. */
const isOrderNumber = async (db: Reader, number: number | null): Promise<boolean> =>
  (await sql`select from order_sales o where o.order_number = ${number}`.execute(db)).rows.length > 0

/** The possible meanings of the search text among all orders; each has its own index. */
export const readOrderSearch = async (db: Reader, text: string): Promise<Search> => {
  const number = readOrderNumber(text)
  const nothing = { text, number, items: [], customers: [] }
  if (number !== null && isNumberAlone(text)) return { ...nothing, sales: 1 }
  const referenced = [...new Set([...(await listReferenced(db, text)), ...(await listByReference(db, text))])]
  if (referenced.length > 0) return { ...nothing, orders: referenced, sales: referenced.length + 1 }
  const lastFour = lastFourIn(text)
  const paid = lastFour ? await listPaidWith(db, lastFour) : []
  // Four digits of a card are seldom part of a name, but occur in thousands of addresses.
  const isCard = paid === undefined || paid.length > 0
  const [items, named] = await Promise.all([listNamedItems(db, text), isCard ? [] : listBought(db, text)])
  const bought = named ?? ((await isOrderNumber(db, number)) ? [] : undefined)
  const ofItems = await countItemSales(db, items)
  const isKnown = paid !== undefined && bought !== undefined
  const orders = [...new Set([...(paid ?? []), ...(bought ?? [])])]
  const sales = isKnown ? ofItems + orders.length + 1 : undefined
  return { text, number, items, customers: [], orders, lastFour, sales: sales !== undefined && sales <= gatherLimit ? sales : undefined }
}
