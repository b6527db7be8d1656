import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { eraseUser } from '../accounts/erase-user.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { lockAddresses, lockUser, type UserRow } from '../accounts/user.store.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { accountsMergedMail } from '../mails/accounts-merged.mail.ts'
import { upsertMembership } from '../memberships/membership.store.ts'
import { requireChangeable, type StaffActor } from './lock-account.ts'

type Both = { fromId: string; toId: string; actor: StaffActor }

const findEmail = async (tx: Tx, id: string): Promise<string> =>
  (await tx.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst())?.email ?? refuse('not-found')

/** Both accounts, held in one order for everybody: first the addresses, then the accounts by id. */
export const lockBoth = async (tx: Tx, { fromId, toId, actor }: Both): Promise<{ from: UserRow; to: UserRow }> => {
  await lockAddresses(tx, await findEmail(tx, fromId), await findEmail(tx, toId))
  const held = new Map<string, UserRow>()
  for (const id of [fromId, toId].toSorted()) held.set(id, await lockUser(tx, id))
  const from = held.get(fromId) as UserRow
  const to = held.get(toId) as UserRow
  requireChangeable(actor, from)
  requireChangeable(actor, to)
  return { from, to }
}

const moveTeams = async (tx: Tx, from: string, to: string, now: Date): Promise<void> => {
  const teams = await tx
    .selectFrom('creator_members')
    .select(['creator_id', 'roles'])
    .where('user_id', '=', from)
    .orderBy('creator_id')
    .execute()
  for (const { creator_id, roles } of teams) await upsertMembership(tx, { creatorId: creator_id, userId: to, roles, now })
  await tx.deleteFrom('creator_members').where('user_id', '=', from).execute()
}

type Merge = { from: UserRow; to: UserRow; actor: StaffActor; reason: string; moved: Record<string, number> }

/** What is left of an account whose things have moved: nothing that opens it, and where everything went. Both addresses are told. */
export const closeMerged = async (tx: Tx, deps: IdentityDeps, { from, to, actor, reason, moved }: Merge): Promise<void> => {
  const { now } = actor
  await moveTeams(tx, from.id, to.id, now)
  await eraseUser(tx, from.id, now)
  await tx.updateTable('users').set({ merged_into: to.id }).where('id', '=', from.id).execute()
  const supportLink = new URL('/support#contact', deps.publicUrl).href
  for (const [user, isStaying] of [
    [from, false],
    [to, true],
  ] as const) {
    await tellOwner(tx, user.email, await accountsMergedMail({ name: user.name, email: to.email, isStaying, supportLink }), now)
  }
  const details = { reason, from: from.id, moved }
  await record(tx, { action: 'account.merged', at: now, actorId: actor.userId, network: actor.network, subject: to.id, details })
}
