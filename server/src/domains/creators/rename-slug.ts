import { checkFields } from '#contract/core/field-messages.ts'
import { creatorId } from '#contract/core/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteFormerSlug, findCreatorByWord, insertFormerSlug, lockCreator, lockNames, setCreatorSlug } from './creator.store.ts'

const refuseSlug = (message: string): never => refuse('invalid-input', { errors: { slug: [message] } })

/** Gives a creator another slug; the old one still leads to it. A creator may take back an earlier slug. */
export const renameSlug = async (tx: Tx, id: string, slug: string, now: Date): Promise<void> => {
  const word = checkFields(creatorId, slug)
  if (!word.fits) refuseSlug(word.problems[0]?.message ?? 'This slug isn’t valid')
  await lockNames(tx)
  const creator = (await lockCreator(tx, id)) ?? refuse('not-found')
  if (creator.slug === slug) return
  const owner = await findCreatorByWord(tx, slug)
  if (owner && owner !== id) refuseSlug('This slug is taken')
  await deleteFormerSlug(tx, slug)
  await insertFormerSlug(tx, creator.slug, id, now)
  await setCreatorSlug(tx, id, slug)
}
