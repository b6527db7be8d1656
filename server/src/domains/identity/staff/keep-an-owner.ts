import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { judgeStaffChange } from './staff.rules.ts'
import { countOtherOwners, findStaffRoles, lockStaff } from './staff.store.ts'

/** Refuses while somebody who is about to go is the last Owner. It comes first in a transaction: whoever changes staff waits here. */
export const keepAnOwner = async (tx: Tx, userId: string): Promise<void> => {
  await lockStaff(tx)
  const before = await findStaffRoles(tx, userId)
  const verdict = judgeStaffChange({ before, after: [], otherOwners: await countOtherOwners(tx, userId) })
  if (!verdict.allowed) refuse(verdict.because)
}
