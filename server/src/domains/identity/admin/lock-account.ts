import type { StaffRole } from '#contract/core/permissions.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockAddresses, lockUser, type UserRow } from '../accounts/user.store.ts'
import { judgeStaffAct, staffActText } from './staff-act.rules.ts'

/** Who of the staff acts, and why. */
export type StaffActor = { userId: string; staffRoles: readonly StaffRole[]; network: string | null; now: Date }

const findUser = (tx: Tx, userId: string) => tx.selectFrom('users').select(['id', 'email']).where('id', '=', userId).executeTakeFirst()

/** What is wrong with changing this account; nothing where it may be changed. */
export const requireChangeable = (actor: StaffActor, target: UserRow): void => {
  const verdict = judgeStaffAct({ actor, target })
  if (verdict.allowed) return
  refuse(verdict.because === 'ended' ? 'already-done' : 'not-possible', { detail: staffActText[verdict.because] })
}

/** An account that staff are about to change, held with its addresses: whose an address is changes one by one. */
export const lockAccount = async (tx: Tx, actor: StaffActor, userId: string, ...addresses: string[]): Promise<UserRow> => {
  const known = (await findUser(tx, userId)) ?? refuse('not-found')
  await lockAddresses(tx, known.email, ...addresses)
  const user = await lockUser(tx, userId)
  if (user.email !== known.email)
    refuse('edited-elsewhere', { detail: 'The address of this account has changed in the meantime. Check it again.' })
  requireChangeable(actor, user)
  return user
}
