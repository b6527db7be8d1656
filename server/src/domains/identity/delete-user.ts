import { record } from '#domains/audit/index.ts'
import { dropWishes } from '#domains/messages/index.ts'
import type { Tx } from '#platform/database/database.ts'
import type { IdentityGround, Origin } from './ground.ts'
import { accountDeletedMail } from './mails/account-deleted.mail.tsx'
import { dropRecoveryCodes } from './recovery-codes.ts'
import { deleteSessionsOf } from './session.store.ts'
import { tellOwner } from './tell-owner.ts'
import { changeUser, lockUser } from './user.store.ts'

type Deletion = { userId: string; origin: Origin; now: Date }

/** Makes the person anonymous. The row stays, because the books point to it; the address is free again. */
export const deleteUser = async (tx: Tx, { publicUrl }: IdentityGround, { userId, origin, now }: Deletion): Promise<void> => {
  const user = await lockUser(tx, userId)
  const supportLink = new URL('/support#contact', publicUrl).href
  await tellOwner(tx, user.email, await accountDeletedMail({ name: user.name, supportLink }), now)
  await deleteSessionsOf(tx, userId)
  await dropRecoveryCodes(tx, userId)
  await tx.deleteFrom('mailed_codes').where('user_id', '=', userId).execute()
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
  await dropWishes(tx, user.email)
  await changeUser(tx, userId, {
    email: `${userId}@deleted.invalid`,
    name: '',
    password_hash: null,
    address: null,
    phone: null,
    business_name: null,
    tax_id: null,
    totp_secret: null,
    totp_since: null,
    deleted_at: now,
  })
  await tx.updateTable('users').set({ staff_roles: [] }).where('id', '=', userId).execute()
  await record(tx, { action: 'account.deleted', at: now, actorId: userId, network: origin.network })
}
