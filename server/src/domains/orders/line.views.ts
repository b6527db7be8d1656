import { sql } from 'kysely'
import type { ProductType } from '#contract/catalog.ts'
import { type BundleCardRow, type CardRow, findExchangeRates } from '#domains/pricing/index.ts'
import { saleDiscountsOn } from '#domains/promotions/index.ts'
import type { ExchangeRates, MinorPrices } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import type { WantedLine } from './orders.tables.ts'

/** What a bundle is made of, as its price needs to know. */
type BundleParts = { parts: { key: string; id: string; type: ProductType; prices: MinorPrices }[] }

export type ShelfRows = {
  products: ReadonlyMap<string, CardRow>
  bundles: ReadonlyMap<string, BundleCardRow & BundleParts>
  rates: ExchangeRates
}

const keyOf = (creatorId: string, itemId: string): string => `${creatorId}/${itemId}`
const among = (lines: readonly WantedLine[]) => sql`
  select ref.creator_id, ref.id
  from unnest(${lines.map((line) => line.creatorId)}::text[], ${lines.map((line) => line.itemId)}::text[]) as ref (creator_id, id)`

const readProducts = async (db: Reader, lines: readonly WantedLine[], now: Date): Promise<CardRow[]> => {
  if (lines.length === 0) return []
  const { rows } = await sql<CardRow>`
    select p.creator_id, p.id, p.type, p.category, p.published_at, c.name as creator_name, c.slug as creator_slug,
      p.card - 'audition' as content, ${saleDiscountsOn(now, 'p')} as sales
    from products p join creators c on c.id = p.creator_id
    where (p.creator_id, p.id) in (${among(lines)}) and p.state = 'Live' and c.live`.execute(db)
  return rows
}

const readBundles = async (db: Reader, lines: readonly WantedLine[], now: Date): Promise<(BundleCardRow & BundleParts)[]> => {
  if (lines.length === 0) return []
  const { rows } = await sql<BundleCardRow & BundleParts>`
    select b.creator_id, b.id, c.name as creator_name, c.slug as creator_slug, b.card as content,
      ${saleDiscountsOn(now, 'b')} as sales, inside.product_prices, inside.parts
    from bundles b join creators c on c.id = b.creator_id
    cross join lateral (
      select coalesce(jsonb_agg(p.card #> '{variations,0,prices}'), '[]') as product_prices,
        coalesce(jsonb_agg(jsonb_build_object('key', p.creator_id || '/' || p.id, 'id', p.id, 'type', p.type, 'prices', p.card #> '{variations,0,prices}')), '[]') as parts
      from products p where p.creator_id = b.creator_id and b.card -> 'productIds' ? p.id and p.state = 'Live'
    ) inside
    where (b.creator_id, b.id) in (${among(lines)}) and b.state = 'Live' and c.live`.execute(db)
  return rows
}

const byKey = <Row extends { creator_id: string; id: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [keyOf(row.creator_id, row.id), row]))

/** Everything on the shelves that these lines name: one statement for products, one for bundles, one for the rates. */
export const readShelves = async (db: Reader, lines: readonly WantedLine[], now: Date): Promise<ShelfRows> => {
  const [products, bundles, rates] = await Promise.all([
    readProducts(
      db,
      lines.filter((line) => line.kind === 'p'),
      now,
    ),
    readBundles(
      db,
      lines.filter((line) => line.kind === 'b'),
      now,
    ),
    findExchangeRates(db, now),
  ])
  return { products: byKey(products), bundles: byKey(bundles), rates }
}

export const shelfKey = (line: Pick<WantedLine, 'creatorId' | 'itemId'>): string => keyOf(line.creatorId, line.itemId)
