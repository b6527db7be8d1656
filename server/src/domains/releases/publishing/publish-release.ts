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

/** Who gets it: the first of a channel is for everybody, whatever its share. */
const shareText = (percent: number, current: string | null): string | null => {
  if (percent === 100) return null
  return current === null ? 'To everyone, because it is the first release' : `To ${percent}% of its customers`
}

type Putting = { percent: number; current: string | null; by: string | null; now: Date }

/** What customers get from this moment on; the mails to them are sent by the job. `current` is what they got until now. */
export const putOut = async (tx: Tx, release: HeldRelease, { percent, current, by, now }: Putting): Promise<void> => {
  await setPublication(tx, release.id, { published_at: now, scheduled_at: null, rollout_percent: percent })
  await recordEvent(tx, { releaseId: release.id, at: now, by, what: 'Published', detail: shareText(percent, current) })
  await addJob(tx, releasePublished, { releaseId: release.id })
}

const maxAhead = 366 * 24 * 60 * 60 * 1000

const requireTimeAhead = (at: Date, now: Date): Date => {
  if (at <= now) refuse('invalid-input', { errors: { at: ['Choose a time in the future'] } })
  if (at.getTime() - now.getTime() > maxAhead) refuse('invalid-input', { errors: { at: ['Choose a time within a year'] } })
  return at
}

/** Publishes an approved release now, or schedules it. A scheduled one may be published earlier or rescheduled. */
export const publishRelease = async (tx: Tx, editor: Editor, releaseId: string, { at, rolloutPercent }: Wish): Promise<void> => {
  const { creatorId, userId, now } = editor
  const release = await holdForPublishing(tx, releaseId, creatorId)
  const current = await findCurrentVersion(tx, release, now)
  requireVerdict(judgePublishing(publishableOf(release), current))
  if (at === null) {
    await putOut(tx, release, { percent: rolloutPercent, current, by: userId, now })
    return noteStaff(tx, editor, `release ${releaseId}`, 'published')
  }
  const scheduledAt = requireTimeAhead(new Date(at), now)
  await setPublication(tx, releaseId, { scheduled_at: scheduledAt, rollout_percent: rolloutPercent })
  const share = shareText(rolloutPercent, current)
  const detail = [`For ${writeMoment(scheduledAt.toISOString())}`, ...(share === null ? [] : [share])].join('. ')
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'Scheduled', detail })
  await noteStaff(tx, editor, `release ${releaseId}`, 'scheduled')
}
