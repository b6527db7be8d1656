import { z } from 'zod'
import { bulkLane } from '#domains/email/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob, job } from '#platform/jobs/jobs.ts'
import { readCurrentVersions } from '../current-release.ts'
import { findAnnounced, listOwners } from './owner.views.ts'
import { markAnnounced } from './release-mail.store.ts'
import { prepareAnnouncement, type TellDeps, tellOwner } from './tell-owner.ts'

/** Mails the next owners of a release. `after` is the last one handled. */
export const releaseToAnnounce = job('announce-release', z.object({ releaseId: z.string(), after: z.string() }))

type Step = z.infer<typeof releaseToAnnounce.payload>

/** This many are mailed in one step, which takes some seconds: then other releases in the lane have a turn. A lane rests a second between steps. */
const turnSize = 500
/** A roll-out may reach few of them. */
const pageSize = 1_000
/** This many failures in a row are the mail server's, not the recipients': the step is tried again later. */
const failureLimit = 3
/** A mail server may be down for a day; the mails for it must not be given up. */
const maxAttempts = 50

const addStep = (tx: Tx, step: Step): Promise<void> =>
  // The same step again is the same job, also from a worker that was killed just after adding it.
  addJob(tx, releaseToAnnounce, step, { key: `announce:${step.releaseId}:${step.after}`, maxAttempts, ...bulkLane(step.releaseId) })

/** A release reaches more people: the search for owners who were not mailed starts from the beginning. */
export const beginAnnouncing = async (tx: Tx, { releaseId }: { releaseId: string }, now: Date): Promise<void> => {
  await markAnnounced(tx, releaseId, now)
  await addStep(tx, { releaseId, after: '' })
}

/**
 * Mails some owners for whom the release is current, one after another, and leaves the others to the next step; also when the worker
 * is shutting down, which must not take long.
 */
export const announceRelease = async (deps: TellDeps, { releaseId, after }: Step, ending?: AbortSignal): Promise<void> => {
  const { db, clock } = deps
  const now = clock.now()
  const release = await findAnnounced(db, releaseId)
  if (!release) return
  const currentFor = await readCurrentVersions(db, release, now)
  const owners = await listOwners(db, { ...release, after, limit: pageSize, now })
  const reached = owners.filter(({ userId }) => currentFor(userId) === release.version)
  const announcement = await prepareAnnouncement(deps, release)
  let told = 0
  let failures = 0
  for (const { userId } of reached.slice(0, turnSize)) {
    if (ending?.aborted) break
    const end = await tellOwner(deps, announcement, userId)
    failures = end.ok ? 0 : failures + 1
    if (!end.ok && failures === failureLimit) throw end.error
    told += 1
  }
  const last = told < reached.length ? (reached[told - 1]?.userId ?? after) : owners[pageSize - 1]?.userId
  if (last !== undefined) await db.transaction().execute((tx) => addStep(tx, { releaseId, after: last }))
}
