import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { previewsToMake } from './previews.jobs.ts'
import { insertPreviews } from './previews.store.ts'

type Pack = { buildId: string; creatorId: string; now: Date }

/**
 * Previews of large packs take an hour of a core. One pack at a time, in turns: only their own page waits for previews,
 * and checks, which people wait for, have queues and workers of their own.
 */
export const addPreviewJob = (tx: Tx, buildId: string): Promise<void> =>
  addJob(tx, previewsToMake, { buildId }, { queue: 'previews', key: `previews ${buildId}`, priority: 5 })

/** Has previews made of a pack that is ready. Called again it does nothing, unless it failed before. */
export const dispatchPreviews = async (tx: Tx, pack: Pack): Promise<void> => {
  if (await insertPreviews(tx, pack)) await addPreviewJob(tx, pack.buildId)
}
