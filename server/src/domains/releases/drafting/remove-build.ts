import type { BuildPlatform } from '#contract/releases/platforms.ts'
import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { listBuilds } from '../processing/build.store.ts'
import { letGoOfBuild } from '../processing/let-go-of-build.ts'
import { recordEvent } from '../record-event.ts'
import { lockRelease } from './draft.store.ts'
import { requireEditable } from './require-editable.ts'
import type { UploadsPort } from './uploads-port.ts'

type Wish = { releaseId: string; platform: BuildPlatform }

export const removeBuild = async (tx: Tx, uploads: UploadsPort, editor: Editor, { releaseId, platform }: Wish): Promise<void> => {
  const { creatorId, userId, now } = editor
  const release = await lockRelease(tx, creatorId, releaseId)
  requireEditable(release)
  const build = (await listBuilds(tx, releaseId)).find((one) => one.platform === platform) ?? refuse('not-found')
  await letGoOfBuild(tx, uploads, build, editor)
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'BuildRemoved', detail: `${platform}: ${build.name}` })
  await noteStaff(tx, editor, `release ${releaseId}`, `lost its file for ${platform}`)
}
