import { join } from 'node:path'
import {
  beginCheck,
  buildNamedUpload,
  buildToCheck,
  type CheckDeps,
  checkBuild,
  draftingRoutes,
  filesToRemove,
  findTools,
  largeBuildToCheck,
  makePreviews,
  previewsToMake,
  removeBuildFiles,
  soundRoutes,
  type UploadsPort,
} from '#domains/releases/index.ts'
import { claimUpload, findUpload, forgetUpload, uploadFinished } from '#domains/uploads/index.ts'
import type { BoundRoute } from '#platform/http/implement.ts'
import { type Listener, listen, listenIn } from '#platform/jobs/jobs.ts'
import type { Shop } from './shop.ts'

/** The part of `wiring.ts` for unpublished releases: drafts, their files, and the checks of these. */

/** The files of releases arrive as uploads; a complete one becomes part of its release. */
export const releaseUploads: UploadsPort = {
  findUpload,
  claimUpload,
  forgetUpload,
}

let tools: ReturnType<typeof findTools> | undefined

/** What the checks of files need. */
export const checkDeps = ({ config, database, files, clock }: Shop): CheckDeps => ({
  db: database.db,
  files,
  clock,
  clamd: config.clamdAddress ?? null,
  workFolder: join(config.dataDir, 'work'),
  findTools: () => {
    tools ??= findTools(process.env.PATH ?? '')
    return tools
  },
})

/** What the previews of packs need. They have their own work folder, because the one of the checks is emptied by them. */
export const previewDeps = (shop: Shop) => ({ ...checkDeps(shop), workFolder: join(shop.config.dataDir, 'work-on-previews') })

export const draftRoutesOf = (_shop: Shop): BoundRoute[] => [...draftingRoutes({ uploads: releaseUploads }), ...soundRoutes()]

export const draftListenersOf = (shop: Shop): Listener[] => {
  const { db } = shop.database
  const begin = (arrival: { creatorId: string; uploadId: string }): Promise<void> =>
    db.transaction().execute((tx) => beginCheck(tx, releaseUploads, { ...arrival, now: shop.clock.now() }))
  return [
    listen(uploadFinished, begin),
    listen(buildNamedUpload, begin),
    listenIn('long', buildToCheck, (build, signal) => checkBuild(checkDeps(shop), build, signal)),
    listenIn('longest', largeBuildToCheck, (build, signal) => checkBuild(checkDeps(shop), build, signal)),
    // All previews of the shop share a queue, so they use at most one worker.
    listenIn('long', previewsToMake, ({ buildId }, signal) => makePreviews(previewDeps(shop), buildId, signal)),
    listen(filesToRemove, ({ fileKeys }) => removeBuildFiles({ db, files: shop.files }, fileKeys)),
  ]
}
