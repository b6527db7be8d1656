import { sql } from 'kysely'
import type { ProductType } from '#contract/catalog/catalog.ts'
import type { Platform } from '#contract/releases/platforms.ts'
import type { Manifest } from '#contract/releases/releases.ts'
import { type ProductCardContent, productCardDocument, type VariationContent } from '#domains/catalog/index.ts'
import type { ProductKey } from '#domains/licensing/index.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { readOptional, type Stored } from '#platform/database/stored-document.ts'
import { currentRelease, type Holder, isOffered, isOpen, type Wanted } from './current-release.ts'
import './releases.tables.ts'

/** Valid licenses. Those of an account count once its address is confirmed; a trial is not ownership. */
const owns = (holder: Holder, product: { creator: string; id: string }, now: Date) => sql`
  exists (select from licenses l join users u on u.id = l.user_id and u.confirmed_at is not null
    where l.user_id = ${holder.userId} and l.creator_id = ${sql.ref(product.creator)} and l.product_id = ${sql.ref(product.id)}
      and l.status = 'Active' and l.cause <> 'Trial' and (l.expires_at is null or l.expires_at > ${now})) as owns_by_user,
  exists (select from licenses l
    where l.id = ${holder.licenseId} and l.creator_id = ${sql.ref(product.creator)} and l.product_id = ${sql.ref(product.id)}
      and l.status = 'Active' and (l.expires_at is null or l.expires_at > ${now})) as owns_by_license`

type Owned = { owns_by_user: boolean; owns_by_license: boolean }

/** A row as the database returns it: the variations are in the card. */
type WithCard<Row extends { variations: VariationContent[] }> = Omit<Row, 'variations'> & { card: Stored<ProductCardContent> | null }

const withVariations = <Row extends { card: Stored<ProductCardContent> | null }>({ card, ...row }: Row) => ({
  ...row,
  variations: readOptional(productCardDocument, card)?.variations ?? [],
})

const isOnSale = sql`p.state = 'Live' and c.live`

export type ProductRow = Owned & {
  creator_id: string
  creator_name: string
  creator_slug: string
  id: string
  type: ProductType
  name: string
  icon_url: string | null
  variations: VariationContent[]
  is_on_sale: boolean
  is_creator_live: boolean
  releases: ReleaseRow[]
}

export type ReleaseRow = { id: string; version: string; notes: string; publishedAt: string; builds: BuildRow[] }
export type BuildRow = { id: string; platform: Platform; name: string; size: number; sha256: string; manifest: Stored<Manifest> | null }

/** A read of all releases of a product reads no longer lists than these: a pack may have two hundred thousand files. */
const listedFiles = 500
const shortManifest = sql`case when b.listed_files <= ${sql.lit(listedFiles)} then b.manifest end`

/** Which releases of a product: those older than one, and how many of them. */
export type Part = { after?: string | undefined; limit?: number }

const isOlder = (after: string | undefined) =>
  after === undefined
    ? sql`true`
    : sql`(r.version_key, r.number) < (select last.version_key, last.number from releases last where last.id = ${after})`

/** Approved builds of the releases that are offered, newest first. A release without one is left out. */
const offered = (creator: string, product: string, wanted: Wanted, { after, limit }: Part) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'version', o.version, 'notes', o.notes, 'publishedAt', o.published_at, 'builds', o.builds)
      order by o.version_key desc, o.number desc), '[]')
    from (
      select r.id, r.version, r.version_key, r.number, r.notes, r.published_at, b.builds
      from releases r
      join lateral (
        select jsonb_agg(jsonb_build_object('id', b.id, 'platform', b.platform, 'name', b.name, 'size', b.size, 'sha256', b.sha256,
          'manifest', ${limit === undefined ? sql`null` : shortManifest}) order by b.platform) as builds
        from builds b where b.release_id = r.id and b.status = 'Approved' and b.platform <> 'Symbols'
      ) b on b.builds is not null
      where r.creator_id = ${sql.ref(creator)} and r.product_id = ${sql.ref(product)} and ${isOffered(wanted)} and ${isOlder(after)}
      order by r.version_key desc, r.number desc limit ${limit ?? null}
    ) o)`

/** A product with what it offers to a caller; without a limit all of it, and no lists of files. An archived one is there for its owners. */
export const findProductReleases = async (
  db: Reader,
  creator: string,
  productId: string,
  wanted: Wanted,
  part: Part = {},
): Promise<ProductRow | undefined> => {
  const { holder, now } = wanted
  const { rows } = await sql<WithCard<ProductRow>>`
    select p.creator_id, c.name as creator_name, c.slug as creator_slug, p.id, p.type, p.name,
      p.icon_url, p.card, ${isOnSale} as is_on_sale, c.live as is_creator_live,
      ${owns(holder, { creator: 'p.creator_id', id: 'p.id' }, now)}, ${offered('p.creator_id', 'p.id', wanted, part)} as releases
    from products p join creators c on c.id = p.creator_id
    where p.creator_id = find_creator_id(${creator}) and p.id = ${productId} and p.state <> 'Draft'`.execute(db)
  const [row] = rows
  return row && (row.is_on_sale || row.owns_by_user || row.owns_by_license) ? withVariations(row) : undefined
}

export type OfferedBuild = Owned & {
  id: string
  name: string
  file_key: string
  size: number
  sha256: string
  created_at: Date
  creator_id: string
  type: ProductType
  variations: VariationContent[]
  is_on_sale: boolean
}

/**
 * One build, and whether the caller owns it. By primary keys and the index of an account's licenses. A link is only made for somebody
 * who is offered the release; later it works while the release is open, because it does not always name a person.
 */
export const findOfferedBuild = async (
  db: Reader,
  buildId: string,
  holder: Holder,
  now: Date,
  open: 'offered' | 'linked' = 'offered',
): Promise<OfferedBuild | undefined> => {
  const isThere = open === 'linked' ? isOpen('r', now) : isOffered({ holder, channel: 'beta', now })
  const { rows } = await sql<WithCard<OfferedBuild>>`
    select b.id, b.name, b.file_key, b.size, b.sha256, b.created_at, r.creator_id, p.type, p.card,
      ${isOnSale} as is_on_sale, ${owns(holder, { creator: 'p.creator_id', id: 'p.id' }, now)}
    from builds b
    join releases r on r.id = b.release_id
    join products p on p.creator_id = r.creator_id and p.id = r.product_id
    join creators c on c.id = p.creator_id
    where b.id = ${buildId} and b.status = 'Approved' and b.platform <> 'Symbols'
      and ${isThere} and p.state <> 'Draft'`.execute(db)
  return rows.map(withVariations)[0]
}

export type NewestRelease = ProductKey &
  Omit<ReleaseRow, 'id'> & { currentVersion: string; type: ProductType; variations: VariationContent[] }

const product = { creator: 'p.creator_id', id: 'p.id' }
const columns = sql`r.id, r.version, r.notes, r.published_at`

/** A caller that names a version may have it from either channel. */
const namedRelease = (wanted: Wanted, version: string) => sql`(
  select ${columns} from releases r
  where r.creator_id = p.creator_id and r.product_id = p.id and r.version = ${version} and ${isOffered({ ...wanted, channel: 'beta' })})`

/** What several products offer somebody now: the current release of each, or the one with this version. */
export const listNewestReleases = async (
  db: Reader,
  products: readonly ProductKey[],
  wanted: Wanted,
  version: string | null = null,
): Promise<NewestRelease[]> => {
  if (products.length === 0) return []
  const { rows } = await sql<WithCard<NewestRelease>>`
    select p.creator_id as "creatorId", p.id as "productId", p.type, p.card,
      r.version, r.notes, r.published_at as "publishedAt", ${version === null ? sql`r.version` : sql`coalesce(newest.version, r.version)`} as "currentVersion", b.builds
    from unnest(${products.map((one) => one.creatorId)}::text[], ${products.map((one) => one.productId)}::text[])
      as wanted (creator_id, product_id)
    join products p on p.creator_id = wanted.creator_id and p.id = wanted.product_id and p.state <> 'Draft'
    ${version === null ? sql`` : sql`left join lateral ${currentRelease(product, wanted)} newest on true`}
    join lateral ${version === null ? currentRelease(product, wanted, columns) : namedRelease(wanted, version)} r on true
    join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'platform', b.platform, 'name', b.name, 'size', b.size, 'sha256', b.sha256,
        'manifest', b.manifest) order by b.platform), '[]') as builds
      from builds b where b.release_id = r.id and b.status = 'Approved' and b.platform <> 'Symbols'
    ) b on true`.execute(db)
  return rows.map(withVariations)
}

/** Whose build it is, whatever its state: the caller checks that. */
export const findProductOfBuild = (db: Reader, buildId: string): Promise<ProductKey | undefined> =>
  db
    .selectFrom('builds as b')
    .innerJoin('releases as r', 'r.id', 'b.release_id')
    .select(['r.creator_id as creatorId', 'r.product_id as productId'])
    .where('b.id', '=', buildId)
    .executeTakeFirst()

/** The last number and version of a product, whatever became of them. */
export const newestNumber = (db: Reader | Tx, creatorId: string, productId: string) =>
  db
    .selectFrom('releases')
    .select(['number', 'version'])
    .where('creator_id', '=', creatorId)
    .where('product_id', '=', productId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
