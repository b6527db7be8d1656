import { sql } from 'kysely'
import type { Product } from '#contract/catalog/catalog.ts'
import { type ProductContent, type Published, productDocument, showBlocks } from '#domains/catalog/index.ts'
import { discountsOn } from '#domains/discounts/index.ts'
import { type CardRow, findExchangeRates, priceVariation, toCard } from '#domains/pricing/index.ts'
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
}

type StoredRow = Omit<ProductRow, 'content'> & { content: Stored<Published<ProductContent>> }

const readRow = (row: StoredRow): ProductRow => ({ ...row, content: productDocument.read(row.content) })

export const toProduct = async (row: ProductRow, rates: ExchangeRates): Promise<Product> => ({
  ...toCard(row, rates),
  description: row.content.description,
  descriptionHtml: await showText(row.content.description),
  pageBlocks: await showBlocks(row.content.pageBlocks),
  images: row.content.images,
  variations: row.content.variations.map((variation) => priceVariation(variation, row.discounts, rates)),
  compatibility: row.content.compatibility,
  traits: row.content.traits,
  tags: row.content.tags,
  currentVersion: row.version,
  releasedAt: row.released_at?.toISOString() ?? null,
  deliveredElsewhere: row.content.externalFulfillment !== null,
  isSuspended: row.is_suspended,
  sounds: row.content.sounds,
})

const columns = (now: Date) => sql`
  p.creator_id, p.id, p.type, p.category, p.published_at, p.published as content, c.name as creator_name, c.slug as creator_slug,
  c.suspended_at is not null as is_suspended, ${discountsOn(now, 'p')} as discounts, r.version, r.published_at as released_at`

/** Pages are the same for every visitor, so they show what everybody gets. */
export const newestRelease = (now: Date) =>
  sql`left join lateral ${currentRelease({ creator: 'p.creator_id', id: 'p.id' }, forEveryone(now))} r on true`

/** A live product by its creator's id or slug. One statement: this is the shop's most frequent read. */
export const findProduct = async (db: Reader, creator: string, productId: string, now: Date): Promise<Product | undefined> => {
  const { rows } = await sql<StoredRow & { rates: ExchangeRates }>`
    select ${columns(now)}, exchange_rates_on(${now}) as rates
    from products p join creators c on c.id = p.creator_id ${newestRelease(now)}
    where p.creator_id = find_creator_id(${creator}) and p.id = ${productId} and p.state = 'Live' and c.live`.execute(db)
  const [row] = rows
  return row && toProduct(readRow(row), row.rates)
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
