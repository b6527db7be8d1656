import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { type Build, countOthersInCheck, setDispatched, setDispatchedAgain } from './build.store.ts'
import { buildToCheck, largeBuildToCheck } from './processing.jobs.ts'

type Dispatch = {
  creatorId: string
  now: Date
  /** Another attempt of the same check: earlier ones count. */
  isAnother?: boolean
}

/** Hashing, scanning and listening to more than this takes minutes. */
const largeFrom = 512 * 1024 * 1024

/**
 * One creator's files are checked one after the other, and the second of one waits for the first of everybody else: a flood delays
 * only its sender. Large files have a lane of their own.
 */
export const dispatchCheck = async (
  tx: Tx,
  { id, upload_id }: Pick<Build, 'id' | 'upload_id'>,
  { creatorId, now, isAnother = false }: Dispatch,
): Promise<void> => {
  const build = await (isAnother ? setDispatchedAgain(tx, id, now) : setDispatched(tx, id, now))
  const priority = await countOthersInCheck(tx, creatorId, id)
  const job = (build?.size ?? 0) >= largeFrom ? largeBuildToCheck : buildToCheck
  const options = { queue: `builds of ${creatorId}`, key: `check ${id}`, priority }
  await addJob(tx, job, { buildId: id, uploadId: upload_id ?? '' }, options)
}
