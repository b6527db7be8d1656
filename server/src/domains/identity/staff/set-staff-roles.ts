import type { StaffRole } from '#contract/core/permissions.ts'
import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { inOrder, judgeStaffChange } from './staff.rules.ts'
import { countOtherOwners, lockConfirmedUser, lockStaff, setRolesOfStaff } from './staff.store.ts'

type By = { email: string; now: Date; actorId: string | null; network: string | null }

/** Changes what staff roles an account has, and answers whose they are. */
export const changeStaffRoles = async (
  tx: Tx,
  change: (before: readonly StaffRole[]) => readonly StaffRole[],
  { email, now, actorId, network }: By,
): Promise<string> => {
  await lockStaff(tx)
  const user =
    (await lockConfirmedUser(tx, email)) ?? refuse('invalid-input', { errors: { email: ['No confirmed account has this address'] } })
  const before = inOrder(user.roles)
  const after = inOrder(change(before))
  if (after.join() === before.join()) return user.id

  const verdict = judgeStaffChange({ before, after, otherOwners: await countOtherOwners(tx, user.id) })
  if (!verdict.allowed) refuse(verdict.because)
  await setRolesOfStaff(tx, user.id, after)
  await record(tx, { action: 'staff.roles-set', at: now, actorId, subject: user.id, details: { before, after }, network })
  return user.id
}

/** Gives an account exactly these staff roles, or none. */
export const setStaffRoles = (tx: Tx, { roles, ...by }: By & { roles: readonly StaffRole[] }): Promise<string> =>
  changeStaffRoles(tx, () => roles, by)
