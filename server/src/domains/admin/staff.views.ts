import { sql } from 'kysely'
import type { Colleague } from '#contract/admin/staff.ts'
import type { StaffRole } from '#contract/core/permissions.ts'
import type { Reader } from '#platform/database/database.ts'
import { nameOrder } from '#platform/database/name-order.ts'

type StaffRow = { id: string; name: string; email: string; staff_roles: StaffRole[]; has_two_factor: boolean }

const readStaff = async (db: Reader, which = sql``): Promise<Colleague[]> => {
  const { rows } = await sql<StaffRow>`
    select u.id, u.name, u.email, u.staff_roles, u.totp_since is not null as has_two_factor
    from users u where u.deleted_at is null ${which}
    order by ${nameOrder('u.name')}, lower(u.email)`.execute(db)
  return rows.map((row) => ({
    userId: row.id,
    name: row.name,
    email: row.email,
    roles: row.staff_roles,
    hasTwoFactor: row.has_two_factor,
  }))
}

/** Everybody with a staff role, by name. */
export const listStaff = (db: Reader): Promise<Colleague[]> => readStaff(db, sql`and u.staff_roles <> '{}'`)

/** One account with its current roles, possibly none. */
export const findColleague = async (db: Reader, userId: string): Promise<Colleague | undefined> =>
  (await readStaff(db, sql`and u.id = ${userId}`))[0]
