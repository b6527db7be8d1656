import { sql } from 'kysely'
import { holds, type Invariant } from './invariant.ts'

/** Invariants of accounts and ownership: what was bought belongs to whoever confirmed the address it was bought with. */
export const ownershipInvariants: readonly Invariant[] = [
  holds(
    'an account that nobody has proved owns nothing that came by its address',
    sql`
      select l.id as violation from users u join licenses l on l.user_id = u.id and l.cause <> 'Trial'
      where u.confirmed_at is null and u.password_hash is not null and not exists (
        select from payments p where p.order_id = l.order_id and p.status = 'Succeeded' and p.buyer_id = u.id)
      union all
      select s.id from users u join subscriptions s on s.user_id = u.id
      where u.confirmed_at is null and u.password_hash is not null and not exists (
        select from payments p where p.order_id = s.order_id and p.status = 'Succeeded' and p.buyer_id = u.id)`,
  ),
  holds(
    'nothing that was paid for or given is stranded with an account that ended before it was confirmed',
    sql`
      select l.id as violation from users u join licenses l on l.user_id = u.id and l.cause in ('Order', 'Grant')
      where u.confirmed_at is null and u.deleted_at is not null`,
  ),
  holds(
    'whoever has proved an address shares it with nobody who signed up with it',
    sql`
      select o.id as violation from users o join users u on lower(u.email) = lower(o.email) and u.id <> o.id
      where o.confirmed_at is null and u.confirmed_at is not null`,
  ),
  holds(
    'an order that is done, its sales and its licenses that staff did not move belong to one account',
    sql`
      select o.id::text as violation from orders o join licenses l on l.order_id = o.id
      where o.status = 'Completed' and l.user_id is distinct from o.user_id
        and not exists (select from license_events e where e.license_id = l.id and e.kind = 'Transferred')
      union
      select o.id::text from orders o join sales s on s.order_id = o.id
      where o.status = 'Completed' and s.customer_id is distinct from o.user_id`,
  ),
]
