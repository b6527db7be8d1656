import { dropAccountWishes } from '#domains/email/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteSessionsOf } from '../sessions/session.store.ts'
import { dropStudio } from '../studio/studio.store.ts'
import { dropRecoveryCodes } from '../two-factor/recovery-codes.ts'
import { changeUser } from './user.store.ts'

/** Empties a person's row and ends every session and credential. The row stays, because the ledger points to it; the address is free again. */
export const eraseUser = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  await deleteSessionsOf(tx, userId)
  await dropRecoveryCodes(tx, userId)
  await dropAccountWishes(tx, userId)
  await dropStudio(tx, userId)
  await tx.deleteFrom('mailed_codes').where('user_id', '=', userId).execute()
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
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
}
