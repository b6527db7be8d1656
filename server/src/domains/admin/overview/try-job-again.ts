import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { retryJob } from '#platform/jobs/given-up-job.ts'

type Doer = { actorId: string; network: string; now: Date }

/** Runs a failed job again, once its cause is fixed. */
export const tryJobAgain = async (tx: Tx, jobId: string, { actorId, network, now }: Doer): Promise<void> => {
  const name = await retryJob(tx, jobId, now)
  if (!name) return refuse('already-done', { detail: 'It has already finished or is being tried again.' })
  await record(tx, { action: 'job.retried', at: now, actorId, details: { job: name }, network })
}
