import type { BuildPlatform } from '#contract/releases/platforms.ts'
import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteBuild, listBuilds } from '../processing/build.store.ts'
import { dropFiles } from '../processing/remove-build-files.ts'
import { recordEvent } from '../record-event.ts'
import { lockRelease } from './draft.store.ts'
import { requireEditable } from './require-editable.ts'

export const removeBuild = async (tx: Tx, editor: Editor, { releaseId, platform }: { releaseId: string; platform: BuildPlatform }) => {
  const { creatorId, userId, now } = editor
  const release = await lockRelease(tx, creatorId, releaseId)
  requireEditable(release)
  const build = (await listBuilds(tx, releaseId)).find((one) => one.platform === platform) ?? refuse('not-found')
  await deleteBuild(tx, build.id)
  await dropFiles(tx, [build])
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'BuildRemoved', detail: `${platform}: ${build.name}` })
  await noteStaff(tx, editor, `release ${releaseId}`, `lost its file for ${platform}`)
}
