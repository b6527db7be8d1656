import { sql } from 'kysely'
import type { ProductType } from '#contract/catalog/catalog.ts'
import { bundleCardDocument, defaultPricesDocument, listProductNames } from '#domains/catalog/index.ts'
import { discountsOn, nextDiscountChange } from '#domains/discounts/index.ts'
import {
  type BundleCardRow,
  type CardRow,
  findExchangeRates,
  namedProducts,
  nameShownProducts,
  readCardRow,
  type SoldAlone,
  type StoredContent,
} from '#domains/pricing/index.ts'
import type { ExchangeRates, MinorPrices } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import type { WantedLine } from '../orders.tables.ts'

/** What the price of a bundle needs to know about its products. */
type BundlePart = SoldAlone & { key: string; id: string; type: ProductType; prices: MinorPrices }
type BundleParts = { parts: BundlePart[] }

/** When the next discount on it begins or ends, and whether its creator is suspended. */
type Changing = { changes_at: Date | null; is_suspended: boolean }

/** The names of the products that its prices for owners refer to, by `creator/product`. */
type OwnerNames = { owner_names?: ReadonlyMap<string, string> }

type ProductRow = CardRow & Changing & OwnerNames & { kind: 'product' }
type BundleRow = BundleCardRow & BundleParts & Changing & { kind: 'bundle' }
export type CatalogueRow = ProductRow | BundleRow

export type CatalogueRows = { products: Map<string, ProductRow>; bundles: Map<string, BundleRow>; rates: ExchangeRates }

/** Everything in the catalogue that these lines refer to, as it is now. */
export type ReadCatalogueRows = (db: Reader, lines: readonly WantedLine[], now: Date) => Promise<CatalogueRows>

type StoredPart = Omit<StoredContent<BundlePart>, 'prices'> & { prices: Stored<MinorPrices> }
type StoredBundleRow = Omit<StoredContent<BundleRow>, 'parts' | 'products'> & { parts: StoredPart[] }

const readBundleRow = (row: StoredBundleRow): BundleRow => {
  const parts = row.parts.map((part) => ({ ...readCardRow(part), prices: defaultPricesDocument.read(part.prices) }))
  return { ...row, content: bundleCardDocument.read(row.content), parts, products: parts }
}

const keyOf = (creatorId: string, itemId: string): string => `${creatorId}/${itemId}`
const among = (lines: readonly WantedLine[]) => sql`
  select ref.creator_id, ref.id
  from unnest(${lines.map((line) => line.creatorId)}::text[], ${lines.map((line) => line.itemId)}::text[]) as ref (creator_id, id)`

/** Few products have prices for owners: only then are names looked up. */
const nameOwned = async (db: Reader, rows: ProductRow[]): Promise<ProductRow[]> => {
  const named = rows.flatMap(namedProducts)
  if (named.length === 0) return rows
  const owner_names = await listProductNames(db, named)
  const shown = await nameShownProducts(db, rows)
  return shown.map((row) => (namedProducts(row).length > 0 ? { ...row, owner_names } : row))
}

const readProducts = async (db: Reader, lines: readonly WantedLine[], now: Date): Promise<ProductRow[]> => {
  if (lines.length === 0) return []
  const { rows } = await sql<StoredContent<ProductRow>>`
    select 'product' as kind, p.creator_id, p.id, p.type, p.category, p.published_at, c.name as creator_name, c.slug as creator_slug,
      p.card - 'audition' as content, ${discountsOn(now, 'product')} as discounts, ${nextDiscountChange(now, 'product')} as changes_at,
      c.suspended_at is not null as is_suspended
    from products p join creators c on c.id = p.creator_id
    where (p.creator_id, p.id) in (${among(lines)}) and p.state = 'Live' and c.live`.execute(db)
  return nameOwned(db, rows.map(readCardRow))
}

const readBundles = async (db: Reader, lines: readonly WantedLine[], now: Date): Promise<BundleRow[]> => {
  if (lines.length === 0) return []
  const { rows } = await sql<StoredBundleRow>`
    select 'bundle' as kind, b.creator_id, b.id, c.name as creator_name, c.slug as creator_slug, b.card as content,
      ${discountsOn(now, 'bundle')} as discounts, least(${nextDiscountChange(now, 'bundle')}, inside.changes_at) as changes_at,
      c.suspended_at is not null as is_suspended, inside.parts
    from bundles b join creators c on c.id = b.creator_id
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', p.creator_id || '/' || p.id, 'id', p.id, 'type', p.type, 'prices', p.default_prices, 'content', p.card - 'audition',
        'discounts', ${discountsOn(now, 'product')}) order by p.id), '[]') as parts, min(${nextDiscountChange(now, 'product')}) as changes_at
      from products p where p.creator_id = b.creator_id and p.id = any (b.product_ids) and p.state = 'Live'
    ) inside
    where (b.creator_id, b.id) in (${among(lines)}) and b.state = 'Live' and c.live`.execute(db)
  return rows.map(readBundleRow)
}

const byKey = <Row extends { creator_id: string; id: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [keyOf(row.creator_id, row.id), row]))

/** One statement for products, one for bundles, one for the rates. */
export const readCatalogueRows: ReadCatalogueRows = async (db, lines, now) => {
  const [products, bundles, rates] = await Promise.all([
    readProducts(
      db,
      lines.filter((line) => line.kind === 'product'),
      now,
    ),
    readBundles(
      db,
      lines.filter((line) => line.kind === 'bundle'),
      now,
    ),
    findExchangeRates(db, now),
  ])
  return { products: byKey(products), bundles: byKey(bundles), rates }
}

type Item = Pick<WantedLine, 'kind' | 'creatorId' | 'itemId'>

export const itemKey = ({ kind, creatorId, itemId }: Item): string => `${kind}/${creatorId}/${itemId}`

export const catalogueKey = (line: Pick<WantedLine, 'creatorId' | 'itemId'>): string => keyOf(line.creatorId, line.itemId)
