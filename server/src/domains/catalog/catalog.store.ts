import type { ProductCategory, ProductType } from '#contract/catalog/catalog.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import type { BundleContent, BundleDraftContent } from './bundle-content.ts'
import type { ItemKey } from './item.store.ts'
import type { ProductContent, ProductDraftContent } from './product-content.ts'
import { bundleColumns, productColumns } from './shown-columns.ts'
import { bundleDocument, bundleDraftDocument, type Published, productDocument, productDraftDocument } from './stored-items.ts'
import './catalog.tables.ts'

export const insertProduct = (
  tx: Tx,
  product: ItemKey & { type: ProductType; category: ProductCategory; content: ProductDraftContent; by?: string; now: Date },
) =>
  tx
    .insertInto('products')
    .values({
      creator_id: product.creatorId,
      id: product.id,
      type: product.type,
      category: product.category,
      state: 'Draft',
      draft: productDraftDocument.write(product.content),
      ...productColumns(product.content),
      revision: 1,
      created_at: product.now,
      saved_at: product.now,
      saved_by: product.by ?? null,
    })
    .execute()

export const insertBundle = (tx: Tx, bundle: ItemKey & { content: BundleDraftContent; by?: string; now: Date }) =>
  tx
    .insertInto('bundles')
    .values({
      creator_id: bundle.creatorId,
      id: bundle.id,
      state: 'Draft',
      draft: bundleDraftDocument.write(bundle.content),
      ...bundleColumns(bundle.content),
      revision: 1,
      created_at: bundle.now,
      saved_at: bundle.now,
      saved_by: bundle.by ?? null,
    })
    .execute()

export const lockProduct = async (tx: Tx, key: ItemKey) => {
  const row = await tx
    .selectFrom('products')
    .selectAll()
    .where('creator_id', '=', key.creatorId)
    .where('id', '=', key.id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, draft: productDraftDocument.read(row.draft), published: readOptional(productDocument, row.published) }
}

export const lockBundle = async (tx: Tx, key: ItemKey) => {
  const row = await tx
    .selectFrom('bundles')
    .selectAll()
    .where('creator_id', '=', key.creatorId)
    .where('id', '=', key.id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, draft: bundleDraftDocument.read(row.draft), published: readOptional(bundleDocument, row.published) }
}

type PublishedProduct = { published: Published<ProductContent>; type: ProductType; category: ProductCategory; at: Date }

export const setProductPublished = (tx: Tx, key: ItemKey, { published, type, category, at }: PublishedProduct) =>
  tx
    .updateTable('products')
    .set((eb) => ({
      state: 'Live',
      type,
      category,
      published: productDocument.write(published),
      ...productColumns(published),
      published_at: eb.fn.coalesce('published_at', eb.val(at)),
      revision: eb('revision', '+', 1),
      published_revision: eb('revision', '+', 1),
    }))
    .where('creator_id', '=', key.creatorId)
    .where('id', '=', key.id)
    .execute()

export const setBundlePublished = (tx: Tx, key: ItemKey, published: Published<BundleContent>, at: Date) =>
  tx
    .updateTable('bundles')
    .set((eb) => ({
      state: 'Live',
      published: bundleDocument.write(published),
      ...bundleColumns(published),
      published_at: eb.fn.coalesce('published_at', eb.val(at)),
      revision: eb('revision', '+', 1),
      published_revision: eb('revision', '+', 1),
    }))
    .where('creator_id', '=', key.creatorId)
    .where('id', '=', key.id)
    .execute()

export const countLiveProducts = async (db: Reader, creatorId: string, ids: readonly string[]): Promise<number> => {
  if (ids.length === 0) return 0
  const { live } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('live'))
    .where('creator_id', '=', creatorId)
    .where('id', 'in', [...ids])
    .where('state', '=', 'Live')
    .executeTakeFirstOrThrow()
  return live
}
