import { type Editor, holdCreator, noteStaff } from '#domains/creators/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { countUsed, type HeldBytesPort } from './count-used.ts'
import type { NewUpload } from './tus-request.ts'
import { judgeQuota, quotaText } from './upload.rules.ts'
import { insertUpload } from './upload.store.ts'

/** Counts and adds under a lock of the creator, so that a hundred at once do not exceed the quota. */
export const createUpload = async (tx: Tx, port: HeldBytesPort, editor: Editor, wish: NewUpload): Promise<string> => {
  const { creatorId, userId, now } = editor
  await holdCreator(tx, creatorId)
  const used = await countUsed(tx, port, creatorId)
  const verdict = judgeQuota(used, wish.size)
  if (!verdict.fits) refuse('upload-quota', { detail: quotaText[verdict.because](used) })
  const id = newId('rup', now)
  await insertUpload(tx, { id, creatorId, userId, ...wish, now })
  await noteStaff(tx, editor, `upload ${id}`, 'begun')
  return id
}
