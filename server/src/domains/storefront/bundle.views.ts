import { sql } from 'kysely'
import type { Bundle, ProductCard } from '#contract/catalog/catalog.ts'
import { currencies, type PriceMap } from '#contract/core/money.ts'
import { type BundleContent, bundleDocument, type Published, showBlocks } from '#domains/catalog/index.ts'
import { type Discount, discountsOn } from '#domains/discounts/index.ts'
import { findExchangeRates, listCards, priceVariation, toBundleCard } from '#domains/pricing/index.ts'
import { round } from '#kernel/money.ts'
import { showText } from '#kernel/shown-text.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'

export type BundleRow = {
  creator_id: string
  id: string
  content: Published<BundleContent>
  creator_name: string
  creator_slug: string
  is_suspended: boolean
  discounts: Discount[]
}

/** What the products cost one by one; sums of decimals are rounded back to whole minor units. */
const sumOf = (products: readonly ProductCard[]): PriceMap =>
  Object.fromEntries(
    currencies.map((currency) => [
      currency,
      round(products.reduce((sum, { pricingConfiguration }) => sum + (pricingConfiguration?.originalPrice[currency] ?? 0), 0) * 100) / 100,
    ]),
  ) as PriceMap

/** A bundle with the products in it, in the order its creator gave them. */
export const completeBundle = async (db: Reader, row: BundleRow, now: Date): Promise<Bundle> => {
  const { content } = row
  const isInIt = sql`p.creator_id = ${row.creator_id} and p.id = any(${content.productIds})`
  const [cards, rates, elsewhere] = await Promise.all([
    listCards(db, now, sql`and ${isInIt}`),
    findExchangeRates(db, now),
    sql<{ id: string }>`select p.id from products p where ${isInIt} and p.external_fulfillment is not null`.execute(db),
  ])
  const products = content.productIds.flatMap((id) => cards.filter((card) => card.id === id))
  return {
    ...toBundleCard({ ...row, product_prices: [] }, rates),
    productCount: products.length,
    separatePrice: sumOf(products),
    iconUrl: content.iconUrl,
    description: content.description,
    descriptionHtml: await showText(content.description),
    pageBlocks: await showBlocks(content.pageBlocks),
    images: content.images,
    variations: content.variations.map((variation) => priceVariation(variation, row.discounts, rates)),
    products: products.map((card) => ({ ...card, included: true })),
    deliveredElsewhere: products.some(({ id }) => elsewhere.rows.some((row) => row.id === id)),
    isSuspended: row.is_suspended,
    sounds: content.sounds,
  }
}

export const findBundle = async (db: Reader, creator: string, bundleId: string, now: Date): Promise<Bundle | undefined> => {
  const { rows } = await sql<Omit<BundleRow, 'content'> & { content: Stored<BundleRow['content']> }>`
    select b.creator_id, b.id, b.published as content, c.name as creator_name, c.slug as creator_slug,
      c.suspended_at is not null as is_suspended, ${discountsOn(now, 'b')} as discounts
    from bundles b join creators c on c.id = b.creator_id
    where b.creator_id = find_creator_id(${creator}) and b.id = ${bundleId} and b.state = 'Live' and c.live`.execute(db)
  const [row] = rows
  return row && completeBundle(db, { ...row, content: bundleDocument.read(row.content) }, now)
}
