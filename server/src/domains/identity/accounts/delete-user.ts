import { record } from '#domains/audit/index.ts'
import { dropWishes, forgetMailAddress } from '#domains/email/index.ts'
import type { Tx } from '#platform/database/database.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { accountDeletedMail } from '../mails/account-deleted.mail.ts'
import { eraseUser } from './erase-user.ts'
import { leaveAddress } from './prove-address.ts'
import { tellOwner } from './tell-owner.ts'
import { getUserRow, lockAddresses, lockUser } from './user.store.ts'

/** By themselves, or by staff with a reason. */
type Deletion = { userId: string; by: { actorId: string; network: string | null; reason?: string }; now: Date }

/** Makes the person anonymous. What belongs to an address that the account never confirmed is not deleted with it. */
export const deleteUser = async (tx: Tx, deps: IdentityDeps, { userId, by, now }: Deletion): Promise<void> => {
  await lockAddresses(tx, (await getUserRow(tx, userId)).email)
  const user = await lockUser(tx, userId)
  if (user.confirmed_at) {
    const supportLink = new URL('/support#contact', deps.publicUrl).href
    await tellOwner(tx, user.email, await accountDeletedMail({ name: user.name, supportLink }), now)
    await dropWishes(tx, user.email)
    await forgetMailAddress(tx, user.email)
  } else {
    await deps.belongings.leave(tx, { userId, now })
    await leaveAddress(tx, user)
  }
  await deps.belongings.forget(tx, userId)
  await eraseUser(tx, userId, now)
  const staff = by.actorId === userId ? {} : { subject: userId, details: { reason: by.reason } }
  await record(tx, { action: 'account.deleted', at: now, actorId: by.actorId, network: by.network, ...staff })
}
