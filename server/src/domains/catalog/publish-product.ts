import type { PageBlock } from '#contract/page-blocks.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { findImages, findSounds, lockBundle, lockProduct, setBundlePublished, setProductPublished } from './catalog.store.ts'
import { judgePublish, prepareForVisitors, soundsOf } from './publish.rules.ts'

type ItemKey = { creatorId: string; id: string }

const missingWords = { name: 'Give it a name', icon: 'Add an icon', variation: 'Add a price' } as const

const mediaOf = async (tx: Tx, creatorId: string, content: { images: { id: string }[]; pageBlocks: PageBlock[] }) => ({
  images: await findImages(
    tx,
    creatorId,
    content.images.map((image) => image.id),
  ),
  sounds: await findSounds(tx, soundsOf(content.pageBlocks)),
})

/** Makes the draft what visitors see. */
export const publishProduct = async (tx: Tx, key: ItemKey, now: Date): Promise<void> => {
  const row = (await lockProduct(tx, key)) ?? refuse('not-found')
  const verdict = judgePublish(row.draft)
  if (!verdict.ready) {
    refuse('invalid-input', { errors: Object.fromEntries(verdict.missing.map((field) => [field, [missingWords[field]]])) })
  }
  await setProductPublished(tx, key, prepareForVisitors(row.draft, await mediaOf(tx, key.creatorId, row.draft)), now)
}

export const publishBundle = async (tx: Tx, key: ItemKey, now: Date): Promise<void> => {
  const row = (await lockBundle(tx, key)) ?? refuse('not-found')
  await setBundlePublished(tx, key, prepareForVisitors(row.draft, await mediaOf(tx, key.creatorId, row.draft)), now)
}
