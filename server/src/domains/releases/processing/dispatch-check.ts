import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { type Build, setDispatched } from './build.store.ts'
import { buildToCheck } from './processing.jobs.ts'

/** One creator's files are checked one after the other, so that a flood of them leaves room for everybody else's. */
export const dispatchCheck = async (tx: Tx, build: Pick<Build, 'id' | 'upload_id'>, creatorId: string, now: Date): Promise<void> => {
  await setDispatched(tx, build.id, now)
  await addJob(tx, buildToCheck, { buildId: build.id, uploadId: build.upload_id ?? '' }, { queue: `builds of ${creatorId}` })
}
