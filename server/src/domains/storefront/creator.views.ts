import { sql } from 'kysely'
import type { Product } from '#contract/catalog/catalog.ts'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import type { CreatorStorefront, SocialMediaAccounts } from '#contract/creators/creators.ts'
import type { CreatorDirectoryEntry, CreatorPage } from '#contract/storefront/storefront.ts'
import { itemsIn, showBlocks } from '#domains/catalog/index.ts'
import { type StorefrontPage, socialMediaDocument, storefrontPageDocument } from '#domains/creators/index.ts'
import { listBundleCards, listCards } from '#domains/pricing/index.ts'
import { showText } from '#kernel/shown-text.ts'
import type { Reader } from '#platform/database/database.ts'
import { nameOrder } from '#platform/database/name-order.ts'
import { readOptional, type Stored } from '#platform/database/stored-document.ts'

type CreatorRow = {
  id: string
  name: string
  slug: string
  tagline: string | null
  description: string | null
  website_url: string | null
  logo_url: string | null
  bio_image_url: string | null
  whitelabel: boolean
  live: boolean
  featured: boolean
  is_suspended: boolean
  social_media_accounts: Stored<SocialMediaAccounts> | null
  page: Stored<StorefrontPage> | null
}

const toStorefront = async (row: CreatorRow, page: StorefrontPage | null): Promise<CreatorStorefront> => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  logoUrl: row.logo_url,
  tagline: row.tagline,
  description: row.description,
  descriptionHtml: await showText(row.description),
  websiteUrl: row.website_url,
  bioImageUrl: row.bio_image_url,
  whitelabel: row.whitelabel,
  live: row.live,
  featured: row.featured,
  isSuspended: row.is_suspended,
  socialMediaAccounts: readOptional(socialMediaDocument, row.social_media_accounts),
  pageBlocks: page && (await showBlocks(page.pageBlocks)),
  sounds: page?.sounds ?? {},
})

type ItemRef = { creatorId: string; id: string }

const among = (alias: 'p' | 'b', refs: readonly ItemRef[]) => {
  const table = sql.ref(alias)
  return sql`and (${table}.creator_id, ${table}.id) in (
    select ref.creator_id, ref.id from unnest(${refs.map((ref) => ref.creatorId)}::text[], ${refs.map((ref) => ref.id)}::text[]) as ref (creator_id, id)
  )`
}

const listItemCards = async (db: Reader, items: ReturnType<typeof itemsIn>, now: Date) => {
  const { product: products = [], bundle: bundles = [] } = Object.groupBy(items, ({ kind }) => kind)
  const [blockProducts, blockBundles] = await Promise.all([
    products.length > 0 ? listCards(db, now, among('p', products)) : [],
    bundles.length > 0 ? listBundleCards(db, now, among('b', bundles)) : [],
  ])
  return { blockProducts, blockBundles }
}

/** The cards that a page's blocks show. */
export const cardsInBlocks = (db: Reader, blocks: readonly PageBlock[], own: string, now: Date) =>
  listItemCards(db, itemsIn(blocks, own), now)

type BlockItems = { blockProducts: readonly ItemRef[]; blockBundles: readonly ItemRef[] }

/** A block of what not everyone may see shows nothing: it isn't named either. */
export const blocksToShow = <Block extends PageBlock>(
  blocks: readonly Block[],
  own: string,
  { blockProducts, blockBundles }: BlockItems,
): Block[] =>
  blocks.filter((block) =>
    itemsIn([block], own).every((item) => {
      const cards = item.kind === 'product' ? blockProducts : blockBundles
      return cards.some(({ creatorId, id }) => creatorId === item.creatorId && id === item.id)
    }),
  )

/** Products with the blocks of their pages that have something to show. */
export const withBlocksToShow = async (db: Reader, products: readonly Product[], now: Date): Promise<Product[]> => {
  const items = products.flatMap(({ pageBlocks, creatorId }) => itemsIn(pageBlocks, creatorId))
  const cards = await listItemCards(db, items, now)
  return products.map((product) => ({ ...product, pageBlocks: blocksToShow(product.pageBlocks, product.creatorId, cards) }))
}

/** A creator's page. Visitors see the published one of a live creator; members also see drafts. */
export const findCreatorPage = async (
  db: Reader,
  creator: string,
  now: Date,
  options: { drafts: boolean },
): Promise<CreatorPage | undefined> => {
  const { rows } = await sql<CreatorRow>`
    select c.id, c.name, c.slug, c.tagline, c.description, c.website_url, c.logo_url, c.bio_image_url, c.whitelabel, c.live, c.featured,
      c.suspended_at is not null as is_suspended, c.social_media_accounts, ${options.drafts ? sql`coalesce(c.draft_page, c.published_page)` : sql`c.published_page`} as page
    from creators c
    where c.id = find_creator_id(${creator}) ${options.drafts ? sql`` : sql`and c.live`}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const page = readOptional(storefrontPageDocument, row.page)
  const [products, bundles, inBlocks] = await Promise.all([
    listCards(db, now, sql`and p.creator_id = ${row.id} order by p.published_at desc, p.id`),
    listBundleCards(db, now, sql`and b.creator_id = ${row.id} order by b.published_at desc, b.id`),
    cardsInBlocks(db, page?.pageBlocks ?? [], row.id, now),
  ])
  const storefront = await toStorefront(row, page)
  const pageBlocks =
    storefront.pageBlocks && !options.drafts ? blocksToShow(storefront.pageBlocks, row.id, inBlocks) : storefront.pageBlocks
  return { ...storefront, pageBlocks, products, bundles, ...inBlocks }
}

type DirectoryRow = { id: string; name: string; slug: string; logo_url: string | null; tagline: string | null; product_count: number }

export const listDirectory = async (db: Reader, now: Date, hasArticle: (slug: string) => boolean): Promise<CreatorDirectoryEntry[]> => {
  const [{ rows }, highlights] = await Promise.all([
    sql<DirectoryRow>`
      select c.id, c.name, c.slug, c.logo_url, c.tagline,
        (select count(*)::int from products p where p.creator_id = c.id and p.state = 'Live') as product_count
      from creators c where c.live and c.suspended_at is null order by ${nameOrder('c.name')}, c.id`.execute(db),
    listCards(
      db,
      now,
      sql`and (p.creator_id, p.id) in (select distinct on (q.creator_id) q.creator_id, q.id from products q where q.state = 'Live' order by q.creator_id, q.published_at desc, q.id)`,
    ),
  ])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    logoUrl: row.logo_url,
    tagline: row.tagline,
    productCount: row.product_count,
    hasArticle: hasArticle(row.id),
    highlight: highlights.find((card) => card.creatorId === row.id) ?? null,
  }))
}
