import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteUser } from '../accounts/delete-user.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { keepAnOwner } from '../staff/keep-an-owner.ts'
import { lockAccount, type StaffActor } from './lock-account.ts'

type Ending = {
  userId: string
  actor: StaffActor /** Typed by whoever does it, so that it is the right one. */
  email: string
  reason: string
}

/** Makes a person anonymous, as they could themselves: out of their teams, without a name, an address or a way in. The books stay. */
export const anonymiseByStaff = async (tx: Tx, deps: IdentityDeps, { userId, actor, email, reason }: Ending): Promise<void> => {
  // Whoever changes staff waits here, before anything else is held.
  await keepAnOwner(tx, userId)
  const user = await lockAccount(tx, actor, userId)
  if (user.email.toLowerCase() !== email.trim().toLowerCase())
    refuse('invalid-input', { errors: { email: ['This isn’t the address of the account'] } })
  const { network, now } = actor
  const provenEmail = user.confirmed_at ? user.email : undefined
  await deps.belongings.leaveTeams(tx, { userId, provenEmail, network, now })
  await deleteUser(tx, deps, { userId, by: { actorId: actor.userId, network, reason }, now })
}

/** Staff take a copy of everything about somebody, which is written down. Of colleagues only an Owner does: sessions and networks are in it. */
export const recordExport = async (tx: Tx, { userId, actor }: Pick<Ending, 'userId' | 'actor'>): Promise<void> => {
  await lockAccount(tx, actor, userId)
  await record(tx, { action: 'account.exported', at: actor.now, actorId: actor.userId, network: actor.network, subject: userId })
}
