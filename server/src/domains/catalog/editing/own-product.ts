import type { OwnProduct } from '#contract/products.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { findImages, findSounds } from '../catalog.store.ts'
import type { ItemKey } from '../item.store.ts'
import type { ProductDraftContent } from '../product-content.ts'
import { productChecklist } from './checklist.rules.ts'
import { soundsOf } from './publish.rules.ts'
import { circumstancesOf } from './terms.ts'
import { writeProductDraft } from './wire-draft.ts'

const read = (db: Reader, { creatorId, id }: ItemKey) =>
  db
    .selectFrom('products as p')
    .leftJoin('users as u', 'u.id', 'p.saved_by')
    .selectAll('p')
    .select('u.name as saved_by_name')
    .where('p.creator_id', '=', creatorId)
    .where('p.id', '=', id)
    .executeTakeFirst()

/** What kind of thing it is; a draft may already say otherwise than what visitors see. */
export const kindOf = (row: { type: OwnProduct['type']; category: OwnProduct['category']; draft: ProductDraftContent }) => ({
  type: row.draft.type ?? row.type,
  category: row.draft.category ?? row.category,
})

/** A product as it is edited. */
export const getOwnProduct = async (db: Reader, key: ItemKey): Promise<OwnProduct> => {
  const row = (await read(db, key)) ?? refuse('not-found')
  const { draft } = row
  const ids = draft.images.map((image) => image.id)
  const [images, sounds, around] = await Promise.all([
    findImages(db, key.creatorId, ids),
    findSounds(db, soundsOf(draft.pageBlocks)),
    circumstancesOf(db, key.creatorId),
  ])
  const kind = kindOf(row)
  return {
    id: row.id,
    ...kind,
    state: row.state,
    revision: row.revision,
    savedAt: row.saved_at.toISOString(),
    savedBy: row.saved_by === null ? null : { id: row.saved_by, name: row.saved_by_name ?? '' },
    draft: writeProductDraft(draft),
    hasUnpublishedChanges: row.revision !== row.published_revision,
    checklist: productChecklist({ ...kind, draft }, around),
    images: [...images.values()],
    sounds,
    publishedAt: row.published_at?.toISOString() ?? null,
  }
}
