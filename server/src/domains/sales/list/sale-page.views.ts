import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import { readOrderSearch } from './find-orders.views.ts'
import { type Asked, fits, foundBy, readSearch, rowsOf, type Search } from './find-sales.views.ts'
import { type ListMark, refuseMark } from './list-mark.ts'
import { countByFacet } from './sale-figures.views.ts'
import {
  chooseWay,
  facetsIn,
  gatherLimit,
  keysIn,
  plainWay,
  type SaleFacet,
  type SaleWish,
  type SortedWish,
  type Way,
  walkLimit,
  wholeList,
} from './sale-filter.rules.ts'
import { beganShort, isForAnyLength, orderOf, rankOf } from './sale-order.views.ts'

type Key = { id: string; key: string }
type Page = { ids: string[]; next: ListMark | undefined }
export type SalePage = Page & { isShort: boolean }

const inPeriod = ({ from, until }: SaleWish) => {
  const first = from ? sql`and t.at >= ${`${from}T00:00:00Z`}::timestamptz` : sql``
  return until ? sql`${first} and t.at < ${`${until}T00:00:00Z`}::timestamptz + interval '1 day'` : first
}

/** Keys that lead to sales, as `t`. */
const keysOf = ({ creatorId }: Asked, { facet, value }: SaleFacet): RawBuilder<unknown> => sql`
  (select k.sale_id as id, k.at, k.usd_due, k.creator_id, k.facet, k.value from sale_keys k) t
  where t.creator_id = ${creatorId} and t.facet = ${facet} and t.value = ${value}`

/** Looked up one by one, as the keys come: any other plan would read all sales. */
const soldAs = (asked: Asked, condition: RawBuilder<unknown>) =>
  sql`cross join lateral (select s.* from ${rowsOf(asked)} s where s.id = t.id and ${condition} offset 0) s`

type Read = { asked: Asked; wish: SortedWish; search: Search | undefined; limit: number }

const asksForDays = ({ from, until }: SaleWish): boolean => from !== undefined || until !== undefined
const asksForMore = ({ wish, search }: Read): boolean => search !== undefined || facetsIn(wish)[0] !== wholeList

const walk = async (db: Reader, read: Read, along: SaleFacet): Promise<Page> => {
  const { asked, wish, search, limit } = read
  const { isByTime, key, orderBy, isPast } = orderOf(asked, wish)
  // By amount the days are anywhere along the way.
  const within = isByTime ? inPeriod(wish) : sql``
  const isMeant = fits(asked, wish, search)
  const isWhole = along.facet === 'All'
  const rows = isWhole ? sql`${rowsOf(asked)} t where t.creator_id = ${asked.creatorId}` : keysOf(asked, along)
  const walked = (columns: RawBuilder<unknown>) =>
    sql`(select ${columns} from ${rows} and ${isPast} ${within} order by ${orderBy} limit ${walkLimit})`
  // The index that is walked contains these columns. By amount its rows are anywhere on the disk, so what the index contains, such as the
  // day, is checked in it alone, and only the remaining rows are looked up.
  const inIndex = isByTime ? sql`t.id, t.at` : sql`t.id, t.at, t.usd_due`
  const lookUp = isWhole && !asksForMore(read) ? sql`` : soldAs(asked, isMeant)
  const found =
    isWhole && asksForMore(read) && (isByTime || !asksForDays(wish))
      ? sql`${walked(sql`t.*`)} t cross join lateral (select t.*) s where ${isMeant}`
      : sql`${walked(inIndex)} t ${lookUp} where true ${inPeriod(wish)}`
  const { rows: keys } = await sql<Key>`select t.id, ${key} as key from ${found} order by ${orderBy} limit ${limit + 1}`.execute(db)
  const page = keys.slice(0, limit)
  if (keys.length > limit) return { ids: page.map(({ id }) => id), next: page.at(-1) }
  const { rows: ends } = await sql<Key>`
    select t.id, ${key} as key from ${walked(inIndex)} t order by ${orderBy} limit 1 offset ${walkLimit - 1}`.execute(db)
  return { ids: page.map(({ id }) => id), next: ends[0] }
}

/** The sales that fit, however they are sorted, where they are few. */
export const gathered = (asked: Asked, wish: SaleWish, search: Search | undefined, by: SaleFacet | 'search'): RawBuilder<unknown> => {
  if (by === 'search' && search) {
    return sql`(select s.* from (${foundBy(asked, search)}) t ${soldAs(asked, fits(asked, wish, undefined))})`
  }
  const isMeant = fits(asked, wish, search)
  if (by === 'search' || by.facet === 'All') return sql`(select s.* from ${rowsOf(asked)} s where ${isMeant})`
  return sql`(select s.* from (select t.id from ${keysOf(asked, by)} ${inPeriod(wish)}) t ${soldAs(asked, isMeant)})`
}

const gather = async (db: Reader, { asked, wish, search, limit }: Read, by: SaleFacet | 'search'): Promise<Page> => {
  const { key, orderBy, isPast } = orderOf(asked, wish)
  const { rows } = await sql<Key>`
    with t as materialized (select s.id, s.at, s.usd_due, ${rankOf(wish)} as rank from ${gathered(asked, wish, search, by)} s)
    select t.id, ${key} as key from t where ${isPast} order by ${orderBy} limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  return { ids: page.map(({ id }) => id), next: rows.length > limit ? page.at(-1) : undefined }
}

const findMeaning = (db: Reader, asked: Asked, text: string): Promise<Search> =>
  asked.list === 'orders' ? readOrderSearch(db, text) : readSearch(db, asked, text)

/** Decides how to read the request, and what its search means. */
export const findWay = async (db: Reader, asked: Asked, wish: SortedWish): Promise<{ way: Way; search: Search | undefined }> => {
  const plain = plainWay(wish)
  if (plain) return { way: plain, search: undefined }
  const search = wish.q ? await findMeaning(db, asked, wish.q) : undefined
  const keys = await countByFacet(db, asked.creatorId, keysIn(wish), wish)
  return { way: chooseWay(keys, search?.sales), search }
}

/** How many a list along one key has, up to one more than the limit. */
const countAlong = async (db: Reader, { asked, wish }: Read, along: SaleFacet, limit: number): Promise<number> => {
  const rows = along.facet === 'All' ? sql`${rowsOf(asked)} t where t.creator_id = ${asked.creatorId}` : keysOf(asked, along)
  const { rows: counted } = await sql<{ found: number }>`
    select count(*)::int as found from (select from ${rows} ${inPeriod(wish)} limit ${limit + 1}) matches`.execute(db)
  return counted[0]?.found ?? 0
}

/** A list that was short when it began may have passed the limit since; one past twice the limit never was, and its cursor is invented. */
const grownLimit = 2 * gatherLimit

/** Roles that may not see names learn nothing about them from the order either. */
const allowedSort = ({ maySeeNames }: Asked, wish: SortedWish): SortedWish =>
  !maySeeNames && wish.sort.endsWith('who') ? { ...wish, sort: '-at' } : wish

/**
 * One page of ids in order. For a rare combination a page may be short: `next` says where to continue.
 * A short list is sorted by any column; a longer one without an index for it comes newest first.
 */
export const readSalePage = async (db: Reader, asked: Asked, asking: SortedWish, limit: number): Promise<SalePage> => {
  const wish = allowedSort(asked, asking)
  const { way, search } = await findWay(db, asked, wish)
  const reading = { asked, wish, search, limit }
  const newest: Read = { ...reading, wish: { ...wish, sort: '-at' } }
  const goesOn = isForAnyLength(wish) ? undefined : beganShort(wish)
  if (way.kind === 'gather') return { ...(await gather(db, goesOn === false ? newest : reading, way.by)), isShort: true }
  const isPlain = plainWay(wish) !== undefined
  const found = isPlain || goesOn ? await countAlong(db, reading, way.along, goesOn ? grownLimit : gatherLimit) : 0
  const isShort = isPlain && found <= gatherLimit
  if (isForAnyLength(wish)) return { ...(await walk(db, reading, way.along)), isShort }
  // The search text counts too, and is not counted here: such a list may have been short all along.
  if (goesOn && isPlain && found > grownLimit) return refuseMark()
  if (goesOn ?? isShort) return { ...(await gather(db, reading, way.along)), isShort }
  return { ...(await walk(db, newest, way.along)), isShort }
}
