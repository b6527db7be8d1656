import { type RawBuilder, sql } from 'kysely'
import { listAnyLicenses } from '#contract/licensing/license-admin.ts'
import type { Reader } from '#platform/database/database.ts'
import '../licensing.tables.ts'
import { type LicenseFilter, pageLength, pathAfter } from './license-admin.views.ts'
import { type LicenseScope, listLicenseRowsById } from './license-row.views.ts'
import { beginSearch, completeSearch, fitsSearch, foundBy, type LicenseSearch, perProduct } from './license-search.views.ts'

/** At most this many licenses are scanned for one page. Where few of them match, a page may be short: `next` says where to continue. */
const walkLength = 5_000
/** A common name fills a page within this many: then nothing has to be counted. */
const firstLook = 1_000

/** The direction of the list: ids rise with time. */
const directionOf = ({ sort, after }: LicenseFilter) => {
  const rises = sort === 'at'
  const mark = rises ? sql`l.id > ${after}` : sql`l.id < ${after}`
  return {
    isPast: after ? mark : sql`true`,
    order: rises ? sql`asc` : sql`desc`,
    /** The last of some, and the first of some, while walking the list. */
    furthest: rises ? sql`max` : sql`min`,
    nearest: rises ? sql`min` : sql`max`,
    isUpTo: rises ? sql`<=` : sql`>=`,
  }
}

type Along = { walked: RawBuilder<unknown> /** The filters that are looked at on the way. */; rest: LicenseFilter }

/**
 * The one filter whose index the list is walked along. It is not applied again while walking: then
 * the index alone would not do, and every row would be read.
 */
const alongOf = ({ creatorId, productId, status, cause, ...wish }: LicenseFilter): Along => {
  if (creatorId && productId)
    return { walked: sql`l.creator_id = ${creatorId} and l.product_id = ${productId}`, rest: { ...wish, status, cause } }
  if (status === 'Revoked') return { walked: sql`l.status = 'Revoked'`, rest: { ...wish, creatorId, productId, cause } }
  if (cause && cause !== 'Order') return { walked: sql`l.cause = ${cause}`, rest: { ...wish, creatorId, productId, status } }
  return { walked: sql`true`, rest: { ...wish, creatorId, productId, status, cause } }
}

const filtersOf = ({ creatorId, productId, status, cause }: LicenseFilter): RawBuilder<unknown>[] => [
  ...(creatorId ? [sql`l.creator_id = ${creatorId}`] : []),
  ...(productId ? [sql`l.product_id = ${productId}`] : []),
  ...(status ? [sql`l.status = ${status}`] : []),
  ...(cause ? [sql`l.cause = ${cause}`] : []),
]

type Looked = { ids: string[] /** From here on nothing was looked at; undefined where that was the end. */; upTo: string | undefined }

/** Scans a part of the list, in its order. */
const walk = async (db: Reader, wish: LicenseFilter, search: LicenseSearch | undefined, length = walkLength): Promise<Looked> => {
  const { isPast, order, furthest } = directionOf(wish)
  const { walked, rest } = alongOf(wish)
  const part = sql`
    select l.id, l.user_id, l.creator_id, l.product_id, l.status, l.cause, l.email from licenses l
    where ${isPast} and ${walked} order by l.id ${order} limit ${length}`
  const fits = sql.join([sql`true`, ...filtersOf(rest), ...(search ? [fitsSearch(search)] : [])], sql` and `)
  const { rows } = await sql<{ id: string }>`
    select l.id from (${part}) l where ${fits} order by l.id ${order} limit ${pageLength + 1}`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > pageLength) return { ids, upTo: undefined }
  const { rows: ends } = await sql<{ walked: number; last: string | null }>`
    select count(*)::int as walked, ${furthest}(l.id) as last from (${part}) l`.execute(db)
  const [end] = ends
  return { ids, upTo: end?.walked === length ? (end.last ?? undefined) : undefined }
}

/** Returns all matches of a search, where they are few. Nothing is returned yet from below the end of a part that continues. */
const gather = async (db: Reader, wish: LicenseFilter, search: LicenseSearch): Promise<Looked> => {
  const { isPast, order, furthest, nearest, isUpTo } = directionOf(wish)
  const fits = sql.join([sql`true`, ...filtersOf(wish)], sql` and `)
  const { rows } = await sql<{ id: string | null; up_to: string | null }>`
    with found as materialized (${foundBy(search, isPast, order)}),
      ends as (
        select ${nearest}(part.last) as up_to from (
          select ${furthest}(f.id) as last from found f where f.part is not null group by f.part having count(*) = ${perProduct}
        ) part
      )
    select fit.id, ends.up_to from ends left join lateral (
      select distinct l.id from found f join licenses l on l.id = f.id
      where ${fits} and (ends.up_to is null or l.id ${isUpTo} ends.up_to) order by l.id ${order} limit ${pageLength + 1}
    ) fit on true order by fit.id ${order}`.execute(db)
  return { ids: rows.flatMap(({ id }) => (id === null ? [] : [id])), upTo: rows[0]?.up_to ?? undefined }
}

const lookFor = async (db: Reader, { maySeeNames }: LicenseScope, wish: LicenseFilter, text: string): Promise<Looked> => {
  const begun = await beginSearch(db, text, maySeeNames)
  if (begun.isExact) return gather(db, wish, begun)
  const first = await walk(db, wish, begun, firstLook)
  if (first.ids.length > pageLength || first.upTo === undefined) return first
  const search = await completeSearch(db, begun)
  return search.isCommon ? walk(db, wish, search) : gather(db, wish, search)
}

/** The licenses of the whole shop: by id, address, name, product, order number or device. */
export const findLicenses = async (db: Reader, scope: LicenseScope, wish: LicenseFilter) => {
  const { ids, upTo } = wish.q ? await lookFor(db, scope, wish, wish.q) : await walk(db, wish, undefined)
  const shown = ids.slice(0, pageLength)
  const newest = await listLicenseRowsById(db, scope, shown)
  const items = wish.sort === 'at' ? newest.toReversed() : newest
  const mark = ids.length > pageLength ? shown.at(-1) : upTo
  return { items, hasMore: mark !== undefined, next: mark === undefined ? null : pathAfter(listAnyLicenses.path, wish, mark) }
}
