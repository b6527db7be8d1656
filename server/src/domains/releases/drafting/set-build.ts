import type { ProductType } from '#contract/catalog/catalog.ts'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { beginCheck } from '../processing/begin-check.ts'
import { insertArriving, listBuilds } from '../processing/build.store.ts'
import { letGoOfBuild } from '../processing/let-go-of-build.ts'
import { buildNamedUpload } from '../processing/processing.jobs.ts'
import { recordEvent } from '../record-event.ts'
import { findTypeOf, lockRelease } from './draft.store.ts'
import { toFileName } from './file-name.rules.ts'
import { requireEditable } from './require-editable.ts'
import type { UploadsPort } from './uploads-port.ts'

type Wish = { releaseId: string; platform: BuildPlatform; uploadId: string }

/** Packs, presets, courses and books are the same on every system. */
const requirePlatform = (type: ProductType, platform: BuildPlatform): void => {
  if (type === 'Plugin' || platform === 'Universal') return
  refuse('invalid-input', { errors: { platform: ['The files of this product are for every system. Choose Universal.'] } })
}

/** Names the upload for the file of a platform; it may still be in progress. */
export const setBuild = async (tx: Tx, uploads: UploadsPort, editor: Editor, { releaseId, platform, uploadId }: Wish): Promise<void> => {
  const { creatorId, userId, now } = editor
  const release = await lockRelease(tx, creatorId, releaseId)
  requireEditable(release)
  requirePlatform(await findTypeOf(tx, release), platform)
  const before = (await listBuilds(tx, releaseId)).find((build) => build.platform === platform)
  if (before?.upload_id === uploadId) return
  const upload =
    (await uploads.findUpload(tx, { creatorId, uploadId })) ??
    refuse('invalid-input', { errors: { uploadId: ['There is no such upload. Send the file again'] } })
  if (before) await letGoOfBuild(tx, uploads, before, editor)
  const name = toFileName(upload.name)
  if (!(await insertArriving(tx, { id: newId('bld', now), releaseId, platform, name, uploadId, now }))) {
    refuse('invalid-input', { errors: { uploadId: ['This upload already belongs to another file. Send it again'] } })
  }
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'BuildAdded', detail: `${platform}: ${name}` })
  await noteStaff(tx, editor, `release ${releaseId}`, `got a file for ${platform}`)
  // An upload that completes before this commits finds no build; checking once more afterwards, nothing is missed.
  if (upload.isComplete) await beginCheck(tx, uploads, { creatorId, uploadId, now })
  else await addJob(tx, buildNamedUpload, { creatorId, uploadId })
}
