import { sql } from 'kysely'
import type { OwnBundle } from '#contract/catalog/bundles.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { countLiveProducts } from '../catalog.store.ts'
import type { ItemKey } from '../item.store.ts'
import { bundleDraftDocument } from '../stored-items.ts'
import { bundleChecklist } from './checklist.rules.ts'
import { describeOwn } from './own-item.ts'
import { circumstancesOf } from './terms.ts'
import { writeBundleDraft } from './wire-draft.ts'

const read = async (db: Reader, { creatorId, id }: ItemKey) => {
  const row = await db
    .selectFrom('bundles as b')
    .selectAll('b')
    .select(sql<string | null>`team_name(b.creator_id, b.saved_by)`.as('saved_by_name'))
    .where('b.creator_id', '=', creatorId)
    .where('b.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, draft: bundleDraftDocument.read(row.draft) }
}

/** A bundle for its editor. */
export const getOwnBundle = async (db: Reader, key: ItemKey): Promise<OwnBundle> => {
  const row = (await read(db, key)) ?? refuse('not-found')
  const [alike, around, liveProducts] = await Promise.all([
    describeOwn(db, key, row),
    circumstancesOf(db, key.creatorId),
    countLiveProducts(db, key.creatorId, row.draft.productIds),
  ])
  return {
    ...alike,
    id: row.id,
    draft: writeBundleDraft(row.draft),
    checklist: bundleChecklist({ draft: row.draft, liveProducts }, around),
  }
}
