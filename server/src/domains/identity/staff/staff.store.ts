import { sql } from 'kysely'
import type { StaffRole } from '#contract/core/permissions.ts'
import type { Tx } from '#platform/database/database.ts'
import '../identity.tables.ts'

/** Whether an Owner is left depends on several rows, which no index can guard: whoever changes staff waits for the others. */
export const lockStaff = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('staff-roles'))`.execute(tx)

/** An account that may work here: its address is known to be its own. */
export const lockConfirmedUser = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'staff_roles as roles'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const findStaffRoles = async (tx: Tx, userId: string): Promise<StaffRole[]> =>
  (await tx.selectFrom('users').select('staff_roles').where('id', '=', userId).executeTakeFirst())?.staff_roles ?? []

export const countOtherOwners = async (tx: Tx, userId: string): Promise<number> => {
  const { owners } = await tx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('owners'))
    // Said as the index of staff says it, so that nobody else is looked at.
    .where(sql<boolean>`staff_roles <> '{}' and 'Owner' = any(staff_roles)`)
    .where('id', '<>', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return owners
}

export const setRolesOfStaff = (tx: Tx, userId: string, roles: StaffRole[]) =>
  tx.updateTable('users').set({ staff_roles: roles }).where('id', '=', userId).execute()
