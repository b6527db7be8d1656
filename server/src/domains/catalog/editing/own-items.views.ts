import type { BundleRow } from '#contract/catalog/bundles.ts'
import type { ProductRow } from '#contract/catalog/products.ts'
import { defaultCurrency } from '#contract/core/money.ts'
import type { ItemKind } from '#kernel/item-kind.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import type { DraftVariationContent } from '../product-content.ts'
import '../catalog.tables.ts'
import { bundleDraftDocument, productDraftDocument } from '../stored-items.ts'
import { kindOf } from './own-product.ts'

type StoredItem = {
  id: string
  state: ProductRow['state']
  revision: number
  published_revision: number | null
  saved_at: Date
  published_at: Date | null
  draft: { name: string; iconUrl: string | null; variations: DraftVariationContent[] }
}

/** How many of each item were sold and not refunded. Sales are on a higher floor. */
export type CountUnitsSold = (db: Reader, creatorId: string, kind: ItemKind) => Promise<ReadonlyMap<string, number>>

const describeItem = (
  { id, state, revision, published_revision, saved_at, published_at, draft }: StoredItem,
  unitsSold: ReadonlyMap<string, number>,
) => {
  const usd = draft.variations[0]?.prices.USD
  return {
    id,
    name: draft.name,
    iconUrl: draft.iconUrl,
    state,
    hasUnpublishedChanges: revision !== published_revision,
    price: usd === undefined ? null : toWire({ currency: defaultCurrency, amount: usd }),
    variationCount: draft.variations.length,
    unitsSold: unitsSold.get(id) ?? 0,
    savedAt: saved_at.toISOString(),
    publishedAt: published_at?.toISOString() ?? null,
  }
}

/** The lists in the studio: a creator has hundreds of products at most, so the browser sorts and searches. */
export const listOwnProducts = async (db: Reader, creatorId: string, countUnitsSold: CountUnitsSold): Promise<ProductRow[]> => {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute()
  const unitsSold = await countUnitsSold(db, creatorId, 'product')
  return rows.map((row) => {
    const read = { ...row, draft: productDraftDocument.read(row.draft) }
    return { ...describeItem(read, unitsSold), ...kindOf(read) }
  })
}

export const listOwnBundles = async (db: Reader, creatorId: string, countUnitsSold: CountUnitsSold): Promise<BundleRow[]> => {
  const rows = await db
    .selectFrom('bundles')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute()
  const unitsSold = await countUnitsSold(db, creatorId, 'bundle')
  return rows.map((row) => {
    const draft = bundleDraftDocument.read(row.draft)
    return { ...describeItem({ ...row, draft }, unitsSold), productCount: draft.productIds.length }
  })
}
