import { creatorId } from '#contract/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { insertFormerSlug, lockCreator, setCreatorSlug } from './creator.store.ts'

/** Gives a creator another slug; the old one keeps leading to it. */
export const renameSlug = async (tx: Tx, id: string, slug: string, now: Date): Promise<void> => {
  const word = creatorId.safeParse(slug)
  if (!word.success) refuse('invalid-input', { errors: { slug: word.error.issues.map((issue) => issue.message) } })
  const creator = (await lockCreator(tx, id)) ?? refuse('not-found')
  if (creator.slug === slug) return
  await insertFormerSlug(tx, creator.slug, id, now)
  await setCreatorSlug(tx, id, slug)
}
