import type { BuildPlatform } from '#contract/releases/platforms.ts'
import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { listBuilds } from '../processing/build.store.ts'
import { dispatchCheck } from '../processing/dispatch-check.ts'
import { lockRelease } from './draft.store.ts'
import { requireEditable } from './require-editable.ts'

/** A failed check may have been the shop's fault, and a warning may be about a scanner that was down. */
export const checkBuildAgain = async (tx: Tx, editor: Editor, { releaseId, platform }: { releaseId: string; platform: BuildPlatform }) => {
  const { creatorId, now } = editor
  const release = await lockRelease(tx, creatorId, releaseId)
  requireEditable(release)
  const build = (await listBuilds(tx, releaseId)).find((one) => one.platform === platform) ?? refuse('not-found')
  if (build.status === 'Rejected') refuse('already-done', { detail: 'It was rejected. Replace it.' })
  const isOver = build.check_status === 'Failed' || build.check_status === 'Completed'
  if (!isOver) refuse('already-done', { detail: 'It is still being checked.' })
  await dispatchCheck(tx, build, { creatorId, now })
  await noteStaff(tx, editor, `release ${releaseId}`, `had its file for ${platform} checked again`)
}
