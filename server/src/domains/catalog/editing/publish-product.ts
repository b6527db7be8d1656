import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { findImages, findSounds } from '#domains/media/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockBundle, lockProduct, setBundlePublished, setProductPublished } from '../catalog.store.ts'
import type { ItemKey } from '../item.store.ts'
import { kindOf } from './own-product.ts'
import { prepareForVisitors, soundsOf } from './publish.rules.ts'
import { recordVersion } from './version.store.ts'

const mediaOf = async (tx: Tx, creatorId: string, content: { images: { id: string }[]; pageBlocks: PageBlock[] }) => ({
  images: await findImages(
    tx,
    creatorId,
    content.images.map((image) => image.id),
  ),
  sounds: await findSounds(tx, soundsOf(content.pageBlocks)),
})

/** Makes the draft what visitors see, and stores it as a version that can be restored. */
export const publishProduct = async (tx: Tx, key: ItemKey, now: Date, by: string | null = null): Promise<void> => {
  const row = (await lockProduct(tx, key)) ?? refuse('not-found')
  const kind = kindOf(row)
  const { type, category, ...content } = row.draft
  const published = prepareForVisitors(content, await mediaOf(tx, key.creatorId, content))
  await setProductPublished(tx, key, { published, ...kind, at: now })
  await recordVersion(tx, { kind: 'product', ...key }, { ...content, ...kind }, by, now)
}

export const publishBundle = async (tx: Tx, key: ItemKey, now: Date, by: string | null = null): Promise<void> => {
  const row = (await lockBundle(tx, key)) ?? refuse('not-found')
  await setBundlePublished(tx, key, prepareForVisitors(row.draft, await mediaOf(tx, key.creatorId, row.draft)), now)
  await recordVersion(tx, { kind: 'bundle', ...key }, row.draft, by, now)
}
