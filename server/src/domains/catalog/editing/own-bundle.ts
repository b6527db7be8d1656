import type { OwnBundle } from '#contract/bundles.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { countLiveProducts, findImages, findSounds } from '../catalog.store.ts'
import type { ItemKey } from '../item.store.ts'
import { bundleChecklist } from './checklist.rules.ts'
import { soundsOf } from './publish.rules.ts'
import { circumstancesOf } from './terms.ts'
import { writeBundleDraft } from './wire-draft.ts'

const read = (db: Reader, { creatorId, id }: ItemKey) =>
  db
    .selectFrom('bundles as b')
    .leftJoin('users as u', 'u.id', 'b.saved_by')
    .selectAll('b')
    .select('u.name as saved_by_name')
    .where('b.creator_id', '=', creatorId)
    .where('b.id', '=', id)
    .executeTakeFirst()

/** A bundle as it is edited. */
export const getOwnBundle = async (db: Reader, key: ItemKey): Promise<OwnBundle> => {
  const row = (await read(db, key)) ?? refuse('not-found')
  const { draft } = row
  const ids = draft.images.map((image) => image.id)
  const [images, sounds, around, liveProducts] = await Promise.all([
    findImages(db, key.creatorId, ids),
    findSounds(db, soundsOf(draft.pageBlocks)),
    circumstancesOf(db, key.creatorId),
    countLiveProducts(db, key.creatorId, draft.productIds),
  ])
  return {
    id: row.id,
    state: row.state,
    revision: row.revision,
    savedAt: row.saved_at.toISOString(),
    savedBy: row.saved_by === null ? null : { id: row.saved_by, name: row.saved_by_name ?? '' },
    draft: writeBundleDraft(draft),
    hasUnpublishedChanges: row.revision !== row.published_revision,
    checklist: bundleChecklist({ draft, liveProducts }, around),
    images: [...images.values()],
    sounds,
    publishedAt: row.published_at?.toISOString() ?? null,
  }
}
