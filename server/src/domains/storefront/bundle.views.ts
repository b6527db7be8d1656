import { sql } from 'kysely'
import type { Bundle, ProductCard } from '#contract/catalog/catalog.ts'
import { currencies, type PriceMap, roundAmount } from '#contract/core/money.ts'
import { type BundleContent, bundleDocument, defaultPricesDocument, type Published, showBlocks } from '#domains/catalog/index.ts'
import { type Discount, discountsOn } from '#domains/discounts/index.ts'
import { findExchangeRates, listCards, priceForBuyer, toBundleCard } from '#domains/pricing/index.ts'
import type { MinorPrices } from '#kernel/prices.ts'
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

/** What the products cost one by one today; sums of decimals are rounded back to whole minor units. */
const sumOf = (products: readonly ProductCard[]): PriceMap =>
  Object.fromEntries(
    currencies.map((currency) => [
      currency,
      roundAmount(
        products.reduce((sum, { pricingConfiguration }) => sum + (pricingConfiguration?.price[currency] ?? 0), 0),
        currency,
      ),
    ]),
  ) as PriceMap

type PartRow = { id: string; is_elsewhere: boolean; prices: Stored<MinorPrices> }

type Looking = { owned: ReadonlySet<string>; now: Date }

/** A bundle with the products in it, in the order its creator gave them; what whoever looks owns is taken off where it can be completed. */
export const completeBundle = async (db: Reader, row: BundleRow, { owned, now }: Looking): Promise<Bundle> => {
  const { content } = row
  const isInIt = sql`p.creator_id = ${row.creator_id} and p.id = any(${content.productIds})`
  const [cards, rates, { rows: parts }] = await Promise.all([
    listCards(db, now, sql`and ${isInIt}`),
    findExchangeRates(db, now),
    sql<PartRow>`
      select p.id, p.external_fulfillment is not null as is_elsewhere, p.default_prices as prices
      from products p where ${isInIt} and p.state = 'Live' order by p.id`.execute(db),
  ])
  const products = content.productIds.flatMap((id) => cards.filter((card) => card.id === id))
  const keyOf = (id: string): string => `${row.creator_id}/${id}`
  const completed = content.partial
    ? parts.map(({ id, prices }) => ({ key: keyOf(id), prices: defaultPricesDocument.read(prices) }))
    : undefined
  const { creator_id: creatorId, id: itemId, discounts } = row
  const variations = content.variations.map((variation) =>
    priceForBuyer({ kind: 'bundle', creatorId, itemId, variation, discounts, parts: completed }, owned, rates),
  )
  return {
    ...toBundleCard({ ...row, products: [] }, rates),
    pricingConfiguration: variations[0] ?? null,
    productCount: products.length,
    separatePrice: sumOf(products),
    iconUrl: content.iconUrl,
    description: content.description,
    descriptionHtml: await showText(content.description),
    pageBlocks: await showBlocks(content.pageBlocks),
    images: content.images,
    variations,
    products: products.map((card) => ({ ...card, included: !(content.partial && owned.has(keyOf(card.id))) })),
    deliveredElsewhere: parts.some(({ id, is_elsewhere }) => is_elsewhere && products.some((card) => card.id === id)),
    isSuspended: row.is_suspended,
    sounds: content.sounds,
  }
}

type Wanted = Looking & { creator: string; bundleId: string }

export const findBundle = async (db: Reader, { creator, bundleId, owned, now }: Wanted): Promise<Bundle | undefined> => {
  const { rows } = await sql<Omit<BundleRow, 'content'> & { content: Stored<BundleRow['content']> }>`
    select b.creator_id, b.id, b.published as content, c.name as creator_name, c.slug as creator_slug,
      c.suspended_at is not null as is_suspended, ${discountsOn(now, 'bundle')} as discounts
    from bundles b join creators c on c.id = b.creator_id
    where b.creator_id = find_creator_id(${creator}) and b.id = ${bundleId} and b.state = 'Live' and c.live`.execute(db)
  const [row] = rows
  return row && completeBundle(db, { ...row, content: bundleDocument.read(row.content) }, { owned, now })
}
