import { type RawBuilder, sql } from 'kysely'
import type { Audition, BundleCard } from '#contract/catalog/catalog.ts'
import { type BundleCardContent, bundleCardDocument } from '#domains/catalog/index.ts'
import { type Discount, discountsOn } from '#domains/discounts/index.ts'
import { type ExchangeRates, toPriceMap } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import { readCardRow, type StoredContent } from './card.views.ts'
import { findExchangeRates } from './find-exchange-rates.ts'
import { priceVariation } from './price-variation.ts'
import { type SoldAlone, separatePricesOf } from './separate-prices.ts'

export type BundleCardRow = {
  creator_id: string
  id: string
  content: BundleCardContent
  creator_name: string
  creator_slug: string
  discounts: Discount[]
  /** Those that can be had: a live product has a variation. */
  products: SoldAlone[]
}

/** What is in it, in its creator's order. */
type StoredBundleRow = Omit<StoredContent<BundleCardRow>, 'products'> & { products: StoredContent<SoldAlone>[] }

const readBundleCardRow = (row: StoredBundleRow): BundleCardRow => ({
  ...row,
  content: bundleCardDocument.read(row.content),
  products: row.products.map(readCardRow),
})

export const toBundleCard = (row: BundleCardRow, rates: ExchangeRates): BundleCard => {
  const [main] = row.content.variations
  return {
    id: row.id,
    creatorId: row.creator_id,
    name: row.content.name,
    tagline: row.content.tagline,
    imageUrl: row.content.imageUrl,
    partial: row.content.partial,
    creator: { name: row.creator_name, slug: row.creator_slug },
    pricingConfiguration: main ? priceVariation(main, row.discounts, rates) : null,
    productCount: row.products.length,
    separatePrice: toPriceMap(separatePricesOf(row.products, rates)),
  }
}

/** The sample of a bundle: the first product in it that has one. */
const firstSound = (products: readonly SoldAlone[]): Audition | null =>
  products.find(({ content }) => content.audition)?.content.audition ?? null

export const listBundleCards = async (db: Reader, now: Date, rest: RawBuilder<unknown>): Promise<BundleCard[]> => {
  const [{ rows }, rates] = await Promise.all([
    sql<StoredBundleRow>`
      select b.creator_id, b.id, c.name as creator_name, c.slug as creator_slug,
        b.card as content,
        ${discountsOn(now, 'bundle')} as discounts,
        inside.products
      from bundles b join creators c on c.id = b.creator_id
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('content', p.card, 'discounts', ${discountsOn(now, 'product')})
          order by array_position(b.product_ids, p.id)), '[]') as products
        from products p where p.creator_id = b.creator_id and p.id = any (b.product_ids) and p.state = 'Live'
      ) inside
      where b.state = 'Live' and c.live ${rest}`.execute(db),
    findExchangeRates(db, now),
  ])
  return rows.map(readBundleCardRow).map((row) => ({ ...toBundleCard(row, rates), audition: firstSound(row.products) }))
}
