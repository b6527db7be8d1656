import { type RawBuilder, sql } from 'kysely'
import type { Product } from '#contract/catalog/catalog.ts'
import { listProductNames, type ProductContent, type Published, productDocument, showBlocks } from '#domains/catalog/index.ts'
import { discountsOn } from '#domains/discounts/index.ts'
import { type CardRow, findExchangeRates, priceForBuyer, toCard } from '#domains/pricing/index.ts'
import { currentRelease, forEveryone } from '#domains/releases/index.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import { showText } from '#kernel/shown-text.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'

/** A product with its newest release, if it has one. */
export type ProductRow = Omit<CardRow, 'content'> & {
  content: Published<ProductContent>
  is_suspended: boolean
  version: string | null
  released_at: Date | null
  needed_plugin: { id: string; name: string } | null
}

type StoredRow = Omit<ProductRow, 'content'> & { content: Stored<Published<ProductContent>> }

const readRow = (row: StoredRow): ProductRow => ({ ...row, content: productDocument.read(row.content) })

/** What the viewer owns, and the names of those products where a price refers to them. */
type Buyer = { owned: ReadonlySet<string>; ownerNames?: ReadonlyMap<string, string> | undefined }

const nobody: Buyer = { owned: new Set() }

const pricesFor = (row: ProductRow, rates: ExchangeRates, { owned, ownerNames }: Buyer) => {
  const { creator_id: creatorId, id: itemId, discounts } = row
  return row.content.variations.map((variation) =>
    priceForBuyer({ kind: 'product', creatorId, itemId, variation, discounts, ownerNames }, owned, rates),
  )
}

export const toProduct = async (row: ProductRow, rates: ExchangeRates, buyer = nobody): Promise<Product> => {
  const variations = pricesFor(row, rates, buyer)
  return { ...toCard(row, rates), ...(await pageOf(row)), pricingConfiguration: variations[0] ?? null, variations }
}

const pageOf = async (row: ProductRow) => ({
  description: row.content.description,
  descriptionHtml: await showText(row.content.description),
  pageBlocks: await showBlocks(row.content.pageBlocks),
  images: row.content.images,
  compatibility: row.content.compatibility,
  ...(row.needed_plugin && { neededPlugin: row.needed_plugin }),
  traits: row.content.traits,
  tags: row.content.tags,
  currentVersion: row.version,
  releasedAt: row.released_at?.toISOString() ?? null,
  deliveredElsewhere: row.content.externalFulfillment !== null,
  isSuspended: row.is_suspended,
  sounds: row.content.sounds,
})

/** The creator's own plugin that a pack names in what it needs. */
export const neededPlugin = (creatorId: RawBuilder<unknown>, needs: RawBuilder<unknown>) => sql<ProductRow['needed_plugin']>`
  case when ${needs} is not null then (
    select jsonb_build_object('id', n.id, 'name', n.name) from needed_plugin(${creatorId}, ${needs}) n
  ) end`

const columns = (now: Date) => sql`
  p.creator_id, p.id, p.type, p.category, p.published_at, p.published as content, c.name as creator_name, c.slug as creator_slug,
  c.suspended_at is not null as is_suspended, ${discountsOn(now, 'product')} as discounts, r.version, r.published_at as released_at,
  ${neededPlugin(sql`p.creator_id`, sql`p.needs`)} as needed_plugin`

/** Pages are the same for every visitor, so they show what everybody gets. */
export const newestRelease = (now: Date) =>
  sql`left join lateral ${currentRelease({ creator: 'p.creator_id', id: 'p.id' }, forEveryone(now))} r on true`

/** Names are looked up for an owner, where a price refers to them. */
const findBuyer = async (db: Reader, { creator_id: creatorId, content }: ProductRow, owned: ReadonlySet<string>): Promise<Buyer> => {
  const named = content.variations.flatMap(({ ownerPrices = [] }) => ownerPrices.flatMap(({ productIds }) => productIds))
  const own = named.filter((id) => owned.has(`${creatorId}/${id}`))
  return {
    owned,
    ownerNames: await listProductNames(
      db,
      own.map((productId) => ({ creatorId, productId })),
    ),
  }
}

type Wanted = { creator: string; productId: string; owned: ReadonlySet<string>; now: Date }

/** A live product by its creator's id or slug, at the viewer's prices. One statement: this is the shop's most frequent read. */
export const findProduct = async (db: Reader, { creator, productId, owned, now }: Wanted): Promise<Product | undefined> => {
  const { rows } = await sql<StoredRow & { rates: ExchangeRates }>`
    select ${columns(now)}, exchange_rates_on(${now}) as rates
    from products p join creators c on c.id = p.creator_id ${newestRelease(now)}
    where p.creator_id = find_creator_id(${creator}) and p.id = ${productId} and p.state = 'Live' and c.live`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const row = readRow(found)
  return toProduct(row, found.rates, await findBuyer(db, row, owned))
}

type Order = 'newest' | 'featured'

export const listProducts = async (db: Reader, order: Order, limit: number, now: Date): Promise<Product[]> => {
  const where = order === 'featured' ? sql`and c.featured` : sql``
  const [{ rows }, rates] = await Promise.all([
    sql<StoredRow>`
      select ${columns(now)}
      from products p join creators c on c.id = p.creator_id ${newestRelease(now)}
      where p.state = 'Live' and c.live and c.suspended_at is null ${where}
      order by p.published_at desc, p.creator_id, p.id limit ${limit}`.execute(db),
    findExchangeRates(db, now),
  ])
  return Promise.all(rows.map((row) => toProduct(readRow(row), rates)))
}
