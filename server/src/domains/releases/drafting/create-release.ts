import type { ReleaseForm } from '#contract/releases/own-releases.ts'
import type { Channel } from '#contract/releases/release-states.ts'
import { type Editor, noteStaff } from '#domains/creators/index.ts'
import type { ProductKey } from '#domains/licensing/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { recordEvent } from '../record-event.ts'
import { findNeighbours, holdProduct, insertDraft } from './draft.store.ts'
import { judgeVersion } from './version-order.rules.ts'

/** The caller has locked the product. */
export const requireVersion = async (
  tx: Tx,
  asked: ProductKey & { version: string; channel: Channel; number: number | null },
): Promise<void> => {
  const verdict = judgeVersion(asked.version, await findNeighbours(tx, asked))
  if (!verdict.fits) refuse('invalid-input', { errors: { version: [verdict.because] } })
}

/** Creates a release: nobody but its creator sees it until it is published. */
export const createRelease = async (tx: Tx, editor: Editor, productId: string, form: ReleaseForm): Promise<string> => {
  const { creatorId, userId, now } = editor
  const key = { creatorId, productId }
  await holdProduct(tx, key)
  await requireVersion(tx, { ...key, ...form, number: null })
  const id = newId('rel', now)
  await insertDraft(tx, { id, ...key, ...form, now })
  await recordEvent(tx, { releaseId: id, at: now, by: userId, what: 'Created' })
  await noteStaff(tx, editor, `release ${id}`, 'begun')
  return id
}
