import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { removeJob } from '#platform/jobs/given-up-job.ts'

type Doer = { actorId: string; network: string; now: Date }

/** Removes a job that can never succeed. The log entry is found by the job's number. */
export const dismissJob = async (tx: Tx, jobId: string, { actorId, network, now }: Doer): Promise<void> => {
  const name = await removeJob(tx, jobId)
  if (!name) return refuse('already-done', { detail: 'It has already finished or been dismissed, or is being tried again.' })
  await record(tx, { action: 'job.dismissed', at: now, actorId, details: { job: name, number: jobId }, network })
}
