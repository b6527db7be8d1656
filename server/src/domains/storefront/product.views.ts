import { sql } from 'kysely'
import type { Product } from '#contract/catalog/catalog.ts'
import { type ProductContent, type Published, showBlocks } from '#domains/catalog/index.ts'
import { discountsOn } from '#domains/discounts/index.ts'
import { type CardRow, findExchangeRates, priceVariation, toCard } from '#domains/pricing/index.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import { showText } from '#kernel/shown-text.ts'
import type { Reader } from '#platform/database/database.ts'

export type ProductRow = Omit<CardRow, 'content'> & { content: Published<ProductContent> }

export const toProduct = async (row: ProductRow, rates: ExchangeRates): Promise<Product> => ({
  ...toCard(row, rates),
  description: row.content.description,
  descriptionHtml: await showText(row.content.description),
  pageBlocks: await showBlocks(row.content.pageBlocks),
  images: row.content.images,
  variations: row.content.variations.map((variation) => priceVariation(variation, row.sales, rates)),
  compatibility: row.content.compatibility,
  tags: row.content.tags,
  currentVersion: row.content.currentVersion,
  releasedAt: row.content.releasedAt,
  sounds: row.content.sounds,
})

const columns = (now: Date) => sql`
  p.creator_id, p.id, p.type, p.category, p.published_at, p.published as content, c.name as creator_name, c.slug as creator_slug,
  ${discountsOn(now, 'p')} as sales`

/** A live product by its creator's id or slug. One statement: this is the shop's most frequent read. */
export const findProduct = async (db: Reader, creator: string, productId: string, now: Date): Promise<Product | undefined> => {
  const { rows } = await sql<ProductRow & { rates: ExchangeRates }>`
    select ${columns(now)}, exchange_rates_on(${now}) as rates
    from products p join creators c on c.id = p.creator_id
    where p.creator_id = find_creator_id(${creator}) and p.id = ${productId} and p.state = 'Live' and c.live`.execute(db)
  const [row] = rows
  return row && toProduct(row, row.rates)
}

type Order = 'newest' | 'featured'

export const listProducts = async (db: Reader, order: Order, limit: number, now: Date): Promise<Product[]> => {
  const where = order === 'featured' ? sql`and c.featured` : sql``
  const [{ rows }, rates] = await Promise.all([
    sql<ProductRow>`
      select ${columns(now)}
      from products p join creators c on c.id = p.creator_id
      where p.state = 'Live' and c.live ${where}
      order by p.published_at desc, p.creator_id, p.id limit ${limit}`.execute(db),
    findExchangeRates(db, now),
  ])
  return Promise.all(rows.map((row) => toProduct(row, rates)))
}
