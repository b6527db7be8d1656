import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'

export type GoesAlong = { licenses: number; devices: number; subscriptions: number }

/** What goes along with an order from the account that has it. What went elsewhere by itself stays there. */
export const countGoesAlong = async (db: Reader, orderId: string, userId: string | null): Promise<GoesAlong> => {
  const { rows } = await sql<GoesAlong>`
    select count(distinct l.id)::int as licenses,
      (count(distinct a.id) filter (where a.status = 'Active'))::int as devices,
      (select count(*)::int from subscriptions s where s.order_id = ${orderId} and s.user_id is not distinct from ${userId}) as subscriptions
    from licenses l left join activations a on a.license_id = l.id
    where l.order_id = ${orderId} and l.user_id is not distinct from ${userId}`.execute(db)
  return rows[0] ?? { licenses: 0, devices: 0, subscriptions: 0 }
}

export type AccountRow = { id: string; name: string; email: string; isConfirmed: boolean }

export const findAccount = async (db: Reader, userId: string | null): Promise<AccountRow | null> => {
  if (userId === null) return null
  const { rows } = await sql<AccountRow>`
    select u.id, u.name, u.email, u.confirmed_at is not null as "isConfirmed" from users u where u.id = ${userId} and u.deleted_at is null`.execute(
    db,
  )
  return rows[0] ?? null
}
