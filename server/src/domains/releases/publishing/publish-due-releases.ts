import type { Clock } from '#kernel/clock.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { recordEvent } from '../record-event.ts'
import { putOut } from './publish-release.ts'
import { judgePublishing } from './publishing.rules.ts'
import { findCurrentVersion, holdForPublishing, listDue, publishableOf, setPublication } from './publishing.store.ts'

/** The schedule may have changed meanwhile, and another worker may have been quicker. */
const publishIfDue = async (tx: Tx, releaseId: string, now: Date): Promise<void> => {
  const release = await holdForPublishing(tx, releaseId)
  if (release.scheduled_at === null || release.scheduled_at > now) return
  const current = await findCurrentVersion(tx, release, now)
  const verdict = judgePublishing(publishableOf(release), current)
  if (verdict.may) return putOut(tx, release, { percent: release.rollout_percent, current, by: null, now })
  await setPublication(tx, releaseId, { scheduled_at: null })
  await recordEvent(tx, { releaseId, at: now, by: null, what: 'Unscheduled', detail: verdict.because })
}

/** Publishes releases whose time has come, each by itself and once. One that fails delays no other, and is tried again. */
export const publishDueReleases = async ({ db, clock }: { db: Reader; clock: Clock }): Promise<void> => {
  const now = clock.now()
  const faults: unknown[] = []
  for (const releaseId of await listDue(db, now)) {
    await db
      .transaction()
      .execute((tx) => publishIfDue(tx, releaseId, now))
      .catch((error: unknown) => faults.push(error))
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} releases that are due could not be published.`)
}
