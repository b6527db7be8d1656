import { type RawBuilder, sql } from 'kysely'
import type { FeaturedCandidate, FeaturedItem, FeaturedKind } from '#contract/storefront/featured.ts'
import { listCards } from '#domains/pricing/index.ts'
import { beginsWith, contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { hasTrigrams } from '#platform/database/search-text.ts'
import '../storefront.tables.ts'
import { nameBegins, nameOrder } from '#platform/database/name-order.ts'
import { explainHiddenCreator, explainNotFeatured } from './featured.rules.ts'
import { isReleased } from './shown.views.ts'

type Key = { creatorId: string; productId: string }
type ItemRow = Key & {
  name: string
  by: string | null
  picture: string | null
  is_suspended: boolean
  is_creator_live: boolean
  is_live: boolean
  has_release: boolean
  first_day: string | null
  last_day: string | null
}

/** Which of them can be heard, by `creator/product`. */
const findAudible = async (db: Reader, keys: readonly Key[], now: Date): Promise<Set<string>> => {
  if (keys.length === 0) return new Set()
  const cards = await listCards(
    db,
    now,
    sql`and (p.creator_id, p.id) in (select * from unnest(${keys.map(({ creatorId }) => creatorId)}::text[],
      ${keys.map(({ productId }) => productId)}::text[]))`,
  )
  return new Set(cards.filter(({ audition }) => audition !== null).map(({ creatorId, id }) => `${creatorId}/${id}`))
}

const describeProducts = async <Row extends Omit<ItemRow, 'first_day' | 'last_day'>>(db: Reader, rows: readonly Row[], now: Date) => {
  const audible = await findAudible(db, rows, now)
  return rows.map((row) => ({
    row,
    candidate: {
      creatorId: row.creatorId,
      productId: row.productId || null,
      name: row.name,
      by: row.by,
      pictureUrl: row.picture,
      hindrance: explainNotFeatured({
        isSuspended: row.is_suspended,
        isCreatorLive: row.is_creator_live,
        isLive: row.is_live,
        hasSound: audible.has(`${row.creatorId}/${row.productId}`),
        hasPicture: row.picture !== null,
        hasRelease: row.has_release,
      }),
    } satisfies FeaturedCandidate,
  }))
}

const toCreator = (row: Omit<ItemRow, 'first_day' | 'last_day'>): FeaturedCandidate => ({
  creatorId: row.creatorId,
  productId: null,
  name: row.name,
  by: null,
  pictureUrl: row.picture,
  hindrance: explainHiddenCreator({ isSuspended: row.is_suspended, isLive: row.is_creator_live }),
})

const stateColumns = sql`c.suspended_at is not null as is_suspended, c.live as is_creator_live`
const creatorColumns = sql`c.id as "creatorId", '' as "productId", c.name, null as by, c.logo_url as picture, ${stateColumns},
  c.live as is_live, true as has_release`
const productColumns = sql`p.creator_id as "creatorId", p.id as "productId", p.name, c.name as by, p.icon_url as picture, ${stateColumns},
  p.state = 'Live' as is_live, ${isReleased} as has_release`

const readItems = async (db: Reader, kind: FeaturedKind): Promise<ItemRow[]> => {
  const { rows } =
    kind === 'creators'
      ? await sql<ItemRow>`
          select ${creatorColumns}, f.first_day::text, f.last_day::text from creators c
          left join featured_items f on f.kind = 'creators' and f.creator_id = c.id
          where c.featured order by f.index nulls last, ${nameOrder('c.name')}, c.id`.execute(db)
      : await sql<ItemRow>`
          select ${productColumns}, f.first_day::text, f.last_day::text from featured_items f
          join products p on p.creator_id = f.creator_id and p.id = f.product_id join creators c on c.id = p.creator_id
          where f.kind = 'products' order by f.index`.execute(db)
  return rows
}

/** A list in its order, with why something in it is not shown. */
export const listFeatured = async (db: Reader, kind: FeaturedKind, now: Date): Promise<FeaturedItem[]> => {
  const rows = await readItems(db, kind)
  if (kind === 'creators') return rows.map((row) => ({ ...toCreator(row), firstDay: row.first_day, lastDay: row.last_day }))
  return (await describeProducts(db, rows, now)).map(({ row, candidate }) => ({
    ...candidate,
    firstDay: row.first_day,
    lastDay: row.last_day,
  }))
}

// Whoever finds more types more letters.
const gatherLimit = 1_000

/** What holds the words; what is too short for that index is the beginning of a name. */
const named = (name: RawBuilder<unknown>, text: string, beginning: RawBuilder<boolean>): RawBuilder<boolean> =>
  hasTrigrams(text) ? sql`lower(${name}) like ${contains(text)}` : beginning

/** Live creators or products by a part of their name. */
export const listCandidates = async (db: Reader, kind: FeaturedKind, typed: string, now: Date): Promise<FeaturedCandidate[]> => {
  const text = typed.toLowerCase()
  if (kind === 'creators') {
    const { rows } = await sql<ItemRow>`
      with c as materialized (
        select c.* from creators c where c.live and c.suspended_at is null and ${named(sql`c.name`, text, nameBegins('c.name', text))} limit ${gatherLimit}
      ) select ${creatorColumns} from c order by ${nameOrder('c.name')}, c.id limit 10`.execute(db)
    return rows.map(toCreator)
  }
  const { rows } = await sql<ItemRow>`
    with p as materialized (
      select p.* from products p join creators c on c.id = p.creator_id
      where p.state = 'Live' and c.live and c.suspended_at is null and ${named(sql`p.name`, text, beginsWith(sql`lower(p.name)`, text))} limit ${gatherLimit}
    ), found as (select p.* from p order by ${nameOrder('p.name')}, p.creator_id, p.id limit 10)
    select ${productColumns} from found p join creators c on c.id = p.creator_id order by ${nameOrder('p.name')}, p.creator_id, p.id`.execute(
    db,
  )
  return (await describeProducts(db, rows, now)).map(({ candidate }) => candidate)
}

/** Of these creators, why one cannot be featured. */
export const findHinderedCreators = async (db: Reader, ids: readonly string[]): Promise<FeaturedCandidate[]> => {
  const { rows } = await sql<ItemRow>`select ${creatorColumns} from creators c where c.id = any (${ids}::text[])`.execute(db)
  return rows.map(toCreator)
}

/** Those of these products that cannot be featured, with the reason. */
export const findHindered = async (db: Reader, keys: readonly Key[], now: Date): Promise<FeaturedCandidate[]> => {
  const { rows } = await sql<ItemRow>`
    select ${productColumns} from products p join creators c on c.id = p.creator_id
    where (p.creator_id, p.id) in (select * from unnest(${keys.map(({ creatorId }) => creatorId)}::text[],
      ${keys.map(({ productId }) => productId)}::text[]))`.execute(db)
  return (await describeProducts(db, rows, now)).map(({ candidate }) => candidate)
}
