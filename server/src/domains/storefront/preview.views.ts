import { sql } from 'kysely'
import type { Bundle, Product } from '#contract/catalog/catalog.ts'
import { needsOf } from '#contract/catalog/needs-rules.ts'
import {
  type BundleDraftContent,
  bundleDraftDocument,
  type ProductDraftContent,
  prepareForVisitors,
  productDraftDocument,
  soundsOf,
} from '#domains/catalog/index.ts'
import { discountsOn } from '#domains/discounts/index.ts'
import { findImages, findSounds } from '#domains/media/index.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import { type BundleRow, completeBundle } from './bundle.views.ts'
import { neededPlugin, newestRelease, type ProductRow, toProduct } from './product.views.ts'

const prepareDraft = async <Content extends ProductDraftContent | BundleDraftContent>(db: Reader, creatorId: string, draft: Content) =>
  prepareForVisitors(draft, {
    images: await findImages(
      db,
      creatorId,
      draft.images.map((image) => image.id),
    ),
    sounds: await findSounds(db, soundsOf(draft.pageBlocks)),
  })

/** Named by the draft: the column beside the documents is about the published version. */
const findNeededPlugin = async (db: Reader, creatorId: string, needs: string | null): Promise<ProductRow['needed_plugin']> => {
  if (needs === null) return null
  const { rows } = await sql<Pick<ProductRow, 'needed_plugin'>>`
    select ${neededPlugin(sql`${creatorId}::text`, sql`${needs}::text`)} as needed_plugin`.execute(db)
  return rows[0]?.needed_plugin ?? null
}

/** A product with its unpublished changes, whatever its state. */
export const findProductDraft = async (db: Reader, creatorId: string, productId: string, now: Date): Promise<Product | undefined> => {
  const { rows } = await sql<Omit<ProductRow, 'content' | 'needed_plugin'> & { draft: Stored<ProductDraftContent>; rates: ExchangeRates }>`
    select p.creator_id, p.id, p.type, p.category, coalesce(p.published_at, p.created_at) as published_at, p.draft,
      c.name as creator_name, c.slug as creator_slug, c.suspended_at is not null as is_suspended, ${discountsOn(now, 'product')} as discounts, exchange_rates_on(${now}) as rates,
      r.version, r.published_at as released_at
    from products p join creators c on c.id = p.creator_id ${newestRelease(now)}
    where p.creator_id = ${creatorId} and p.id = ${productId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const draft = productDraftDocument.read(row.draft)
  const needed = await findNeededPlugin(db, creatorId, needsOf(draft.compatibility))
  return toProduct({ ...row, needed_plugin: needed, content: await prepareDraft(db, creatorId, draft) }, row.rates)
}

export const findBundleDraft = async (db: Reader, creatorId: string, bundleId: string, now: Date): Promise<Bundle | undefined> => {
  const { rows } = await sql<Omit<BundleRow, 'content'> & { draft: Stored<BundleDraftContent> }>`
    select b.creator_id, b.id, b.draft, c.name as creator_name, c.slug as creator_slug,
      c.suspended_at is not null as is_suspended, ${discountsOn(now, 'bundle')} as discounts
    from bundles b join creators c on c.id = b.creator_id
    where b.creator_id = ${creatorId} and b.id = ${bundleId}`.execute(db)
  const [row] = rows
  return (
    row &&
    completeBundle(
      db,
      { ...row, content: await prepareDraft(db, creatorId, bundleDraftDocument.read(row.draft)) },
      { owned: new Set(), now },
    )
  )
}
