import { type RawBuilder, sql } from 'kysely'
import { listCreatorReleases as listRoute, type ReleaseSort, type releaseColumns } from '#contract/releases/own-releases.ts'
import type { ReleaseStatus } from '#contract/releases/release-states.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { downloads, readReleaseRows, toOwnRow } from './own-release.views.ts'
import '../releases.tables.ts'
import { nameOrder } from '#platform/database/name-order.ts'

type Wish = {
  productId?: string | undefined
  status?: ReleaseStatus | undefined
  search?: string | undefined
  after?: string | undefined
  sort?: ReleaseSort | undefined
}

const pageLength = 50

/** What a list is sorted by, of `r`, the release, and `p`, its product. */
const keys: Record<(typeof releaseColumns)[number], RawBuilder<unknown>> = {
  name: nameOrder('p.name'),
  state: sql`r.status`,
  channel: sql`r.channel`,
  since: sql`coalesce(r.rolled_back_at, r.published_at, r.submitted_at, r.created_at)`,
  downloads,
}

const releases = sql`releases r join products p on p.creator_id = r.creator_id and p.id = r.product_id`

/** Equals are sorted by age. */
const readOrder = ({ sort, after }: Wish, creatorId: string) => {
  const falls = sort === undefined || sort.startsWith('-')
  const [direction, past] = falls ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const key = sort === undefined ? sql`r.id` : keys[sort.replace('-', '') as keyof typeof keys]
  return {
    orderBy: sql`${key} ${direction}, r.id ${direction}`,
    isPast: after
      ? sql`(${key}, r.id) ${past} (select ${key}, r.id from ${releases} where r.id = ${after} and r.creator_id = ${creatorId})`
      : sql`true`,
  }
}

/** A creator has hundreds of releases, not millions: they are sorted as they are read. */
export const listOwnReleaseRows = async (db: Reader, creatorId: string, wish: Wish, now: Date) => {
  const { productId, status } = wish
  const search = wish.search ? contains(wish.search) : null
  const { orderBy, isPast } = readOrder(wish, creatorId)
  const which = sql`r.creator_id = ${creatorId} and ${isPast}
    and (${productId ?? null}::text is null or r.product_id = ${productId ?? null})
    and (${status ?? null}::text is null or r.status = ${status ?? null})
    and (${search}::text is null or r.version ilike ${search} or p.name ilike ${search})`
  const rows = await readReleaseRows(db, now, which, orderBy, pageLength + 1)
  const items = rows.slice(0, pageLength).map(toOwnRow)
  const last = items.at(-1)
  if (rows.length <= pageLength || !last) return { items, hasMore: false, next: null }
  const asked = Object.entries({ ...wish, after: last.id }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { items, hasMore: true, next: `${listRoute.path}?${new URLSearchParams(asked)}` }
}
