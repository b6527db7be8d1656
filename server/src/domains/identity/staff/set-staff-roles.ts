import type { StaffRole } from '#contract/core/permissions.ts'
import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { inOrder, judgeStaffChange } from './staff.rules.ts'
import { countOtherOwners, lockConfirmedUser, lockStaff, setRolesOfStaff } from './staff.store.ts'

type By = { email: string; now: Date; actorId: string | null; network: string | null }
type Change = { roles: readonly StaffRole[]; was: readonly StaffRole[] }

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

const requireSame = (before: readonly StaffRole[], was: readonly StaffRole[]): void => {
  if (inOrder(was).join() === before.join()) return
  const now = before.length > 0 ? `They have these roles now: ${before.join(', ')}.` : 'They have no staff roles now.'
  refuse('edited-elsewhere', { detail: `Someone else has changed their roles. ${now} Check the list again.` })
}

/** Gives an account exactly these staff roles, or none, if it has those that were seen. */
export const setStaffRoles = (tx: Tx, { roles, was, ...by }: By & Change): Promise<string> =>
  changeStaffRoles(
    tx,
    (before) => {
      requireSame(before, was)
      return roles
    },
    by,
  )
