import type { ReleaseForm } from '#contract/releases/own-releases.ts'
import { isEditable } from '#contract/releases/release-states.ts'
import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { listBuilds } from '../processing/build.store.ts'
import { dispatchCheck } from '../processing/dispatch-check.ts'
import { recordEvent } from '../record-event.ts'
import { requireVersion } from './create-release.ts'
import { findProductOf, holdProduct, type LockedRelease, lockRelease, updateDraft } from './draft.store.ts'
import { requireEditable } from './require-editable.ts'

type Change = { [Field in keyof ReleaseForm]?: ReleaseForm[Field] | undefined }

/** What the history says of the change; nothing where there is none. */
const describeChange = (before: LockedRelease, after: ReleaseForm): string | undefined => {
  const parts = [
    ...(before.version === after.version ? [] : [`Version ${before.version} became ${after.version}`]),
    ...(before.channel === after.channel ? [] : [`Channel ${before.channel} became ${after.channel}`]),
    ...(before.notes === after.notes ? [] : ['Notes']),
  ]
  return parts.length === 0 ? undefined : parts.join('; ')
}

/** A check compares the version inside a file with the release's. A rejected file stays rejected whatever a check finds. */
const checkAllAgain = async (tx: Tx, { id, creator_id }: LockedRelease, now: Date): Promise<void> => {
  const arrived = (await listBuilds(tx, id)).filter(({ check_status, status }) => check_status !== null && status !== 'Rejected')
  for (const build of arrived) await dispatchCheck(tx, build, { creatorId: creator_id, now })
}

/** Version and channel are part of the review; notes may be corrected at any time, but not removed after submission. */
export const changeRelease = async (tx: Tx, editor: Editor, releaseId: string, change: Change): Promise<void> => {
  const { creatorId, userId, now } = editor
  const product = await findProductOf(tx, creatorId, releaseId)
  await holdProduct(tx, product)
  const release = await lockRelease(tx, creatorId, releaseId)
  const { version = release.version, channel = release.channel, notes = release.notes } = change
  const detail = describeChange(release, { version, channel, notes })
  if (detail === undefined) return
  if (version !== release.version || channel !== release.channel) {
    requireEditable(release)
    await requireVersion(tx, { ...product, version, channel, number: release.number })
  }
  if (!isEditable(release.status) && notes.trim() === '') {
    refuse('invalid-input', { errors: { notes: ['Say what’s new'] } })
  }
  await updateDraft(tx, releaseId, { version, channel, notes })
  if (version !== release.version) await checkAllAgain(tx, release, now)
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'Changed', detail })
  await noteStaff(tx, editor, `release ${releaseId}`, 'changed')
}
