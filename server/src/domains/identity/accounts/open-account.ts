import type { StaffRole } from '#contract/core/permissions.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { insertUser } from './user.store.ts'

type Person = { email: string; name: string; password: string; staffRoles: readonly StaffRole[]; now: Date }

/** An account with its address taken as confirmed: for the demo shop, which mails nobody. */
export const openAccount = async (tx: Tx, { email, name, password, staffRoles, now }: Person): Promise<string> => {
  const id = newId('usr', now)
  const passwordHash = await hashPassword(password)
  const isNew = await insertUser(tx, { id, email, name, passwordHash, address: null, confirmedAt: now, termsAcceptedAt: now, now })
  if (!isNew) return refuse('invalid-input', { errors: { email: ['This address has an account'] } })
  await tx
    .updateTable('users')
    .set({ staff_roles: [...staffRoles] })
    .where('id', '=', id)
    .execute()
  return id
}
