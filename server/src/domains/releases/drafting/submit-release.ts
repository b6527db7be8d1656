import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { moveRelease } from '../move-release.ts'
import { listBuilds } from '../processing/build.store.ts'
import { recordEvent } from '../record-event.ts'
import { lockRelease } from './draft.store.ts'
import { requireEditable } from './require-editable.ts'
import { listMissing, type Missing } from './submission.rules.ts'

const byCode = (missing: readonly Missing[]): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(missing, ({ code }) => code)).map(([code, of = []]) => [code, of.map(({ text }) => text)]),
  )

/** Submits a release to QA, once nothing is missing. */
export const submitRelease = async (tx: Tx, editor: Editor, releaseId: string): Promise<void> => {
  const { creatorId, userId, now } = editor
  const release = await lockRelease(tx, creatorId, releaseId)
  requireEditable(release)
  const builds = (await listBuilds(tx, releaseId)).map((build) => ({ ...build, checkStatus: build.check_status }))
  const missing = listMissing({ notes: release.notes, builds })
  if (missing.length > 0) refuse('invalid-input', { detail: 'Something is missing before it can be reviewed.', errors: byCode(missing) })
  // Earlier decisions were about the earlier state; the history keeps them.
  await moveRelease(tx, release, 'InReview', {
    ...{ submitted_at: now, submitted_by: userId, reason: null },
    ...{ decided_at: null, decided_by: null, taken_by: null, taken_until: null },
  })
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'Submitted' })
  await noteStaff(tx, editor, `release ${releaseId}`, 'submitted')
}
