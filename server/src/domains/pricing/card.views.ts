import { type RawBuilder, sql } from 'kysely'
import type { ProductCard, ProductCategory, ProductType } from '#contract/catalog/catalog.ts'
import { type ProductCardContent, productCardDocument, startingVariation } from '#domains/catalog/index.ts'
import { type Discount, discountsOn } from '#domains/discounts/index.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import { findExchangeRates } from './find-exchange-rates.ts'
import { priceVariation } from './price-variation.ts'
import { nameShownProducts } from './shown-products.views.ts'
import { offeredAfterTrial, trialOffer } from './trial-offer.ts'

export type CardRow = {
  creator_id: string
  id: string
  type: ProductType
  category: ProductCategory
  content: ProductCardContent
  published_at: Date
  creator_name: string
  creator_slug: string
  discounts: Discount[]
  /** Of the products that its prices for owners name, those that everyone may see. */
  shown_products?: ReadonlySet<string>
}

/** A row as the database returns it: its card is parsed by its document. */
export type StoredContent<Row extends { content: unknown }> = Omit<Row, 'content'> & { content: Stored<Row['content']> }

export const readCardRow = <Row extends { content: Stored<ProductCardContent> }>(row: Row) => ({
  ...row,
  content: productCardDocument.read(row.content),
})

/** The formats a card names: those of the plugin, or the file formats of a pack. */
const formatsOf = ({ compatibility }: ProductCardContent): string[] => {
  const plugin = [...new Set(compatibility.systems.flatMap((system) => system.formats))]
  if (plugin.length > 0) return plugin
  const files = compatibility.contents.find((entry) => entry.label === 'Formats')
  return files ? files.value.split(', ') : []
}

/** The starting price in lists, where that is not the first variation's. */
const startingPriceOf = (row: CardRow, rates: ExchangeRates): Pick<ProductCard, 'startingPrice'> => {
  const { variations } = row.content
  const starting = startingVariation(variations)
  if (!starting || starting === variations[0]) return {}
  const { originalPrice, price, recurrence } = priceVariation(starting, row.discounts, rates)
  return { startingPrice: { originalPrice, price, recurrence } }
}

/** With the variation that it is of, where that is not the first one. */
const trialOf = (row: CardRow, rates: ExchangeRates): Pick<ProductCard, 'trial'> => {
  const { trial } = trialOffer(row)
  const tried = offeredAfterTrial(row)
  if (!trial || !tried || tried === row.content.variations[0]) return trial ? { trial } : {}
  return { trial: { ...trial, variation: priceVariation(tried, row.discounts, rates, row.shown_products) } }
}

export const toCard = (row: CardRow, rates: ExchangeRates): ProductCard => {
  const [main] = row.content.variations
  return {
    id: row.id,
    creatorId: row.creator_id,
    name: row.content.name,
    tagline: row.content.tagline,
    iconUrl: row.content.iconUrl,
    type: row.type,
    category: row.category,
    creator: { name: row.creator_name, slug: row.creator_slug },
    pricingConfiguration: main ? priceVariation(main, row.discounts, rates, row.shown_products) : null,
    ...startingPriceOf(row, rates),
    ...trialOf(row, rates),
    formats: formatsOf(row.content),
    audition: row.content.audition ?? null,
    publishedAt: row.published_at.toISOString(),
  }
}

const cardColumns = (now: Date) => sql`
  p.creator_id, p.id, p.type, p.category, p.published_at, c.name as creator_name, c.slug as creator_slug,
  p.card as content,
  ${discountsOn(now, 'product')} as discounts`

/** Live products of live creators; `rest` adds filter, order and limit. */
export const listCards = async (db: Reader, now: Date, rest: RawBuilder<unknown>): Promise<ProductCard[]> => {
  const [{ rows }, rates] = await Promise.all([
    sql<StoredContent<CardRow>>`
      select ${cardColumns(now)}
      from products p join creators c on c.id = p.creator_id
      where p.state = 'Live' and c.live ${rest}`.execute(db),
    findExchangeRates(db, now),
  ])
  const shown = await nameShownProducts(db, rows.map(readCardRow))
  return shown.map((row) => toCard(row, rates))
}

type CardKey = { creatorId: string; id: string }

/** The cards of these products, in this order. One that was hidden meanwhile is left out. */
export const findCards = async (db: Reader, keys: readonly CardKey[], now: Date): Promise<ProductCard[]> => {
  if (keys.length === 0) return []
  const cards = await listCards(
    db,
    now,
    sql`and (p.creator_id, p.id) in (
      select wanted.creator_id, wanted.id
      from unnest(${keys.map(({ creatorId }) => creatorId)}::text[], ${keys.map(({ id }) => id)}::text[]) as wanted (creator_id, id)
    )`,
  )
  return keys.flatMap((key) => cards.filter((card) => card.creatorId === key.creatorId && card.id === key.id))
}
