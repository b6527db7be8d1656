import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { creatorSuspended } from './mail-suspension.ts'
import { holdCreatorAs, type StaffAct, tellStaffAct } from './staff-act.ts'
import { setStaffColumns } from './staff-creator.store.ts'

/** It makes no new sales from now on; owners keep downloads, activations and renewals. */
export const suspendCreator = async (tx: Tx, act: StaffAct, reason: string): Promise<void> => {
  const creator = await holdCreatorAs(tx, act)
  if (creator.suspended_at) refuse('already-done', { detail: 'It is already suspended.' })
  await setStaffColumns(tx, creator, { suspended_at: act.now, suspended_reason: reason, featured: false })
  await tellStaffAct(tx, act, 'creator.suspended', { reason })
  await addJob(tx, creatorSuspended, { id: newId('msg', act.now), creatorId: creator.id, reason })
}

/** It may sell again. What was featured before is not featured again automatically. */
export const unsuspendCreator = async (tx: Tx, act: StaffAct): Promise<void> => {
  const creator = await holdCreatorAs(tx, act)
  if (!creator.suspended_at) refuse('already-done', { detail: 'It is not suspended.' })
  await setStaffColumns(tx, creator, { suspended_at: null, suspended_reason: null })
  await tellStaffAct(tx, act, 'creator.unsuspended', {})
  await addJob(tx, creatorSuspended, { id: newId('msg', act.now), creatorId: creator.id, reason: null })
}
