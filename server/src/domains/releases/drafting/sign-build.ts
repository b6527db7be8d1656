import type { BuildPlatform } from '#contract/releases/platforms.ts'
import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { listBuilds } from '../processing/build.store.ts'
import { recordEvent } from '../record-event.ts'
import { lockRelease } from './draft.store.ts'
import { deleteSignature, putSignature } from './signature.store.ts'

type Signing = { releaseId: string; platform: BuildPlatform; edSignature: string | null }

/**
 * What programs verify before they update. The key is the creator's and never here, so nobody can say whether the
 * signature is right; it is not part of the review, and may change at any time.
 */
export const signBuild = async (tx: Tx, editor: Editor, { releaseId, platform, edSignature }: Signing): Promise<void> => {
  const { creatorId, userId, now } = editor
  await lockRelease(tx, creatorId, releaseId)
  const build = (await listBuilds(tx, releaseId)).find((one) => one.platform === platform) ?? refuse('not-found')
  if (edSignature === null) await deleteSignature(tx, build.id)
  else {
    const sha256 =
      build.sha256 ?? refuse('not-possible', { detail: 'Its file has not been checked yet. Sign the file customers will get.' })
    await putSignature(tx, { buildId: build.id, sha256, edSignature, now })
  }
  const end = edSignature === null ? ' removed' : ''
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'Changed', detail: `Signature of the file for ${platform}${end}` })
  await noteStaff(tx, editor, `release ${releaseId}`, `signature of its file for ${platform} changed`)
}
