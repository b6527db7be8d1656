import { type RawBuilder, sql } from 'kysely'
import { defaultCurrency } from '#contract/core/money.ts'
import { type CustomerRow, type CustomerSort, type customerColumns, listCustomers as listRoute } from '#contract/sales/customers.ts'
import { toWire } from '#kernel/money.ts'
import { begins, contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { isWholeAddress } from '#platform/database/search-text.ts'
import { isCommon } from '../list/is-common.views.ts'
import { isAmountKey, isInstantKey, readMark, writeMark } from '../list/list-mark.ts'
import '../sales.tables.ts'
import { nameOrder } from '#platform/database/name-order.ts'

type Wish = { q?: string | undefined; sort: CustomerSort; after?: string | undefined }

type Row = {
  customer_id: string
  name: string
  email: string
  sales: number
  usd_spent: number
  first_at: Date
  last_at: Date
  wants_mail: boolean
  key: string
}

export const toCustomer = (row: Omit<Row, 'key'>): CustomerRow => ({
  id: row.customer_id,
  name: row.name,
  email: row.email,
  sales: row.sales,
  spent: toWire({ currency: defaultCurrency, amount: row.usd_spent }),
  firstAt: row.first_at.toISOString(),
  lastAt: row.last_at.toISOString(),
  wantsMail: row.wants_mail,
})

/** A customer (`c`) has asked the creator for mail with the address that the creator knows. */
export const wantsMail = sql<boolean>`exists (
  select from communication_preferences p where p.scope = c.creator_id and p.email = lower(c.email) and p.newsletter)`

const pageLength = 50
// More of one name are met soon enough on the way through the list.
const gatherLimit = 3_000

const countSome = async (db: Reader, creatorId: string, isMeant: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select from creator_customers c where c.creator_id = ${creatorId} and ${isMeant} limit ${gatherLimit + 1}
    ) matches`.execute(db)
  return rows[0]?.found ?? 0
}

/** One or two letters begin a name or an address: of them within words an index of three letters each knows nothing. */
const holds = (text: string): RawBuilder<unknown> =>
  text.length < 3 ? sql`(c.search like ${begins(text)} or c.search like ${`% ${begins(text)}`})` : sql`c.search like ${contains(text)}`

/** Who is meant, and whether they are few. A whole address is looked up first: its host alone is in very many others. */
const readMeaning = async (db: Reader, creatorId: string, text: string) => {
  const isIt = sql`lower(c.email) = ${text}`
  if (isWholeAddress(text) && (await countSome(db, creatorId, isIt)) > 0) return { isMeant: isIt, isRare: true }
  const isMeant = holds(text)
  if (await isCommon(db, { table: 'creator_customers', creatorId, isMeant })) return { isMeant, isRare: false }
  return { isMeant, isRare: (await countSome(db, creatorId, isMeant)) <= gatherLimit }
}

type Mark = { key: string; id: string }
type Order = {
  column: RawBuilder<unknown>
  /** The same, of what was walked along it: only what a subquery gives out keeps its order. */
  given?: RawBuilder<unknown>
  key: RawBuilder<unknown>
  isKey: (key: string) => boolean
  /** What the last row of the page before was sorted by, and its id. */
  last: (mark: Mark, creatorId: string) => RawBuilder<unknown>
}

const amountOrder = (column: string): Order => ({
  column: sql.ref(column),
  key: sql`${sql.ref(column)}::text`,
  isKey: isAmountKey,
  last: ({ key, id }) => sql`(${key}::bigint, ${id})`,
})

/** Each along an index of its own. */
const orders: Record<(typeof customerColumns)[number], Order> = {
  name: {
    column: nameOrder('c.name'),
    given: sql.ref('c.name_key'),
    // Looked up again where a page ended: a name may be longer than an address.
    key: sql`''`,
    isKey: (key) => key === '',
    last: ({ id }, creatorId) =>
      sql`(select ${nameOrder('m.name')}, m.customer_id from creator_customers m where m.creator_id = ${creatorId} and m.customer_id = ${id})`,
  },
  last: {
    column: sql.ref('c.last_at'),
    key: sql`to_char(c.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    isKey: isInstantKey,
    last: ({ key, id }) => sql`(${key}::timestamptz, ${id})`,
  },
  sales: amountOrder('c.sales'),
  spent: amountOrder('c.usd_spent'),
}

export const listCustomers = async (db: Reader, creatorId: string, wish: Wish) => {
  const falls = wish.sort.startsWith('-')
  const { column, given = column, key, isKey, last: lastOf } = orders[wish.sort.replace('-', '') as keyof typeof orders]
  const mark = readMark(wish.after, isKey)
  const text = wish.q?.toLowerCase()
  const { isMeant, isRare } = text ? await readMeaning(db, creatorId, text) : { isMeant: sql`true`, isRare: false }
  const isPast = (by: RawBuilder<unknown>) =>
    mark ? sql`(${by}, c.customer_id) ${falls ? sql`<` : sql`>`} ${lastOf(mark, creatorId)}` : sql`true`
  const direction = falls ? sql`desc` : sql`asc`
  const orderBy = (by: RawBuilder<unknown>) => sql`order by ${by} ${direction}, c.customer_id ${direction}`
  const customers = sql`select c.*, ${nameOrder('c.name')} as name_key from creator_customers c where c.creator_id = ${creatorId}`
  // Few are gathered and sorted; of many the list is walked in its order, which the offset keeps PostgreSQL from thinking better of.
  const source = isRare ? sql`${customers} and ${isMeant}` : sql`${customers} and ${isPast(column)} ${orderBy(column)} offset 0`
  const { rows } = await sql<Row>`
    with c as ${isRare ? sql`materialized` : sql`not materialized`} (${source})
    select c.customer_id, c.name, c.email, c.sales, c.usd_spent, c.first_at, c.last_at, ${wantsMail} as wants_mail, ${key} as key
    from c where ${isPast(given)} and ${isMeant} ${orderBy(given)} limit ${pageLength + 1}`.execute(db)
  const page = rows.slice(0, pageLength)
  const last = page.at(-1)
  const items = page.map(toCustomer)
  if (rows.length <= pageLength || !last) return { items, hasMore: false, next: null }
  const after = writeMark({ key: last.key, id: last.customer_id })
  const query = new URLSearchParams({ ...(wish.q && { q: wish.q }), sort: wish.sort, after })
  return { items, hasMore: true, next: `${listRoute.path}?${query}` }
}
