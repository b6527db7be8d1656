import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { type Build, setDispatched, setDispatchedAgain } from './build.store.ts'
import { buildToCheck } from './processing.jobs.ts'

type Dispatch = {
  creatorId: string
  now: Date
  /** Another try of the same check: those before it count. */
  isAnother?: boolean
}

/** One creator's files are checked one after the other, so that a flood of them leaves room for everybody else's. */
export const dispatchCheck = async (
  tx: Tx,
  { id, upload_id }: Pick<Build, 'id' | 'upload_id'>,
  { creatorId, now, isAnother = false }: Dispatch,
): Promise<void> => {
  await (isAnother ? setDispatchedAgain(tx, id, now) : setDispatched(tx, id, now))
  const options = { queue: `builds of ${creatorId}`, key: `check ${id}` }
  await addJob(tx, buildToCheck, { buildId: id, uploadId: upload_id ?? '' }, options)
}
