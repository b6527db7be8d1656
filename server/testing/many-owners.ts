import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import { testDay } from './test-shop.ts'

type Wishes = { prefix?: string; shop?: boolean | null; creator?: boolean | null; confirmed?: boolean; status?: 'Active' | 'Revoked' }
export type ManyOwners = Wishes & { cause?: 'Grant' | 'Trial'; expiresAt?: string | null }

/** More in one statement take longer than a statement may on a busy machine. */
const atOnce = 5_000

/** Many owners of lowtide/deep: `{prefix}{n}@example.test`. */
export const addManyOwners = async (db: Reader, count: number, owners: ManyOwners = {}): Promise<void> => {
  for (let first = 1; first <= count; first += atOnce) await addSome(db, first, Math.min(count, first + atOnce - 1), owners)
}

const addSome = async (db: Reader, first: number, last: number, owners: ManyOwners): Promise<void> => {
  const { prefix = 'owner', shop: byShop = true, creator = null, confirmed = true, status = 'Active' } = owners
  const { cause = 'Grant', expiresAt = null } = owners
  await sql`
    with people as (
      insert into users (id, email, name, confirmed_at, created_at)
      select 'usr_' || ${prefix} || n, ${prefix} || n || '@Example.test', 'Owner ' || n,
        case when ${confirmed} then ${testDay}::timestamptz end, ${testDay}
      from generate_series(${first}::int, ${last}::int) n returning id, email
    ), licensed as (
      insert into licenses (id, creator_id, product_id, variation_id, user_id, email, cause, status, revoked_because, seats, expires_at, created_at)
      select 'lic_' || id, 'lowtide', 'deep', 'standard', id, email, ${cause}, ${status},
        ${status === 'Revoked' ? ['Admin'] : []}::text[], 3, ${expiresAt}::timestamptz, ${testDay} from people
    )
    insert into communication_preferences (scope, email, newsletter, product_updates, confirmed_at, changed_at)
    select w.scope, lower(p.email), true, w.wish, ${testDay}, ${testDay}
    from people p cross join (values ('', ${byShop}::boolean), ('lowtide', ${creator}::boolean)) w (scope, wish) where w.wish is not null`.execute(
    db,
  )
}
