import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { writeMoment } from '#domains/email/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { recordEvent } from '../record-event.ts'
import { judgePublishing, type PublishingVerdict } from './publishing.rules.ts'
import { findCurrentVersion, type HeldRelease, holdForPublishing, publishableOf, setPublication } from './publishing.store.ts'
import { releasePublished } from './release-published.ts'

type Wish = { at: string | null; rolloutPercent: number }

export const requireVerdict = (verdict: PublishingVerdict): void => {
  if (!verdict.may) refuse('not-possible', { detail: verdict.because })
}

/** What customers get from this moment on; the mails to them begin with the job. */
export const putOut = async (tx: Tx, release: HeldRelease, { percent, by, now }: { percent: number; by: string | null; now: Date }) => {
  await setPublication(tx, release.id, { published_at: now, scheduled_at: null, rollout_percent: percent })
  const detail = percent === 100 ? null : `To ${percent} % of its customers`
  await recordEvent(tx, { releaseId: release.id, at: now, by, what: 'Published', detail })
  await addJob(tx, releasePublished, { releaseId: release.id })
}

const maxAhead = 366 * 24 * 60 * 60 * 1000

const requireTimeAhead = (at: Date, now: Date): Date => {
  if (at <= now) refuse('invalid-input', { errors: { at: ['Choose a time that is still to come'] } })
  if (at.getTime() - now.getTime() > maxAhead) refuse('invalid-input', { errors: { at: ['Choose a time within a year'] } })
  return at
}

/** Publishes an approved release now, or says when it will be. One that is scheduled may be published earlier or at another time. */
export const publishRelease = async (tx: Tx, editor: Editor, releaseId: string, { at, rolloutPercent }: Wish): Promise<void> => {
  const { creatorId, userId, now } = editor
  const release = await holdForPublishing(tx, releaseId, creatorId)
  requireVerdict(judgePublishing(publishableOf(release), await findCurrentVersion(tx, release, now)))
  if (at === null) {
    await putOut(tx, release, { percent: rolloutPercent, by: userId, now })
    return noteStaff(tx, editor, `release ${releaseId}`, 'published')
  }
  const scheduledAt = requireTimeAhead(new Date(at), now)
  await setPublication(tx, releaseId, { scheduled_at: scheduledAt, rollout_percent: rolloutPercent })
  const share = rolloutPercent === 100 ? '' : `, to ${rolloutPercent} % of its customers`
  const detail = `For ${writeMoment(scheduledAt.toISOString())}${share}`
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'Scheduled', detail })
  await noteStaff(tx, editor, `release ${releaseId}`, 'scheduled')
}
