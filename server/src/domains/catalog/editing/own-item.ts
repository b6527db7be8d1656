import type { z } from 'zod'
import type { ownItem } from '#contract/catalog/item-routes.ts'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { findImages, findSounds } from '#domains/media/index.ts'
import type { Reader } from '#platform/database/database.ts'
import type { ItemKey } from '../item.store.ts'
import { soundsOf } from './publish.rules.ts'
import { teamPerson } from './team-person.ts'

type StoredItem = {
  state: 'Draft' | 'Live' | 'Archived'
  revision: number
  published_revision: number | null
  published_at: Date | null
  saved_at: Date
  saved_by: string | null
  saved_by_name: string | null
  draft: { images: { id: string }[]; pageBlocks: PageBlock[] }
}

/** What a product and a bundle have in common in their editors. */
export const describeOwn = async (
  db: Reader,
  { creatorId }: ItemKey,
  row: StoredItem,
): Promise<Omit<z.infer<typeof ownItem>, 'checklist'>> => {
  const ids = row.draft.images.map((image) => image.id)
  const [images, sounds] = await Promise.all([findImages(db, creatorId, ids), findSounds(db, soundsOf(row.draft.pageBlocks))])
  return {
    state: row.state,
    revision: row.revision,
    savedAt: row.saved_at.toISOString(),
    savedBy: teamPerson(row.saved_by, row.saved_by_name),
    hasUnpublishedChanges: row.revision !== row.published_revision,
    images: [...images.values()],
    sounds,
    publishedAt: row.published_at?.toISOString() ?? null,
  }
}
