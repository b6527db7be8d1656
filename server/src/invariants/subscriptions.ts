import { sql } from 'kysely'
import { holds, type Invariant } from './invariant.ts'

/** Invariants of subscriptions and what they give. */
export const subscriptionInvariants: readonly Invariant[] = [
  holds(
    'every paid line that recurs began a subscription, or paid a period of one',
    sql`
      select l.order_id::text || ' ' || l.line_id as violation
      from sale_lines l
      where l.recurs and not exists (
        select from subscription_periods n join subscriptions s on s.id = n.subscription_id
        where n.order_id = l.order_id and n.paid_at is not null and s.line_id = l.line_id)`,
  ),
  holds(
    'a subscription has paid as many periods as it says, each by one completed order',
    sql`
      select s.id as violation from subscriptions s
      left join subscription_periods n on n.subscription_id = s.id and n.paid_at is not null
      left join orders o on o.id = n.order_id and o.status = 'Completed'
      group by s.id having count(n.number) <> s.paid_periods or count(o.id) <> s.paid_periods or max(n.number) <> s.paid_periods`,
  ),
  holds(
    'no period is charged twice',
    sql`
      select n.subscription_id || ' ' || n.number as violation from subscription_periods n
      join payments p on p.order_id = n.order_id and p.status = 'Succeeded'
      group by n.subscription_id, n.number having count(*) > 1`,
  ),
  holds(
    'what is paid for works: no license ends before its subscription’s period',
    sql`
      select l.id as violation from subscriptions s
      join licenses l on l.order_id = s.order_id and l.line_id = s.line_id
      where s.status <> 'Expired' and l.status = 'Active' and l.expires_at < s.expires_at`,
  ),
  holds(
    'nobody is charged for what never ends: a license of a subscription that runs has an end',
    sql`
      select l.id as violation from subscriptions s
      join licenses l on l.order_id = s.order_id and l.line_id = s.line_id
      where s.status = 'Active' and l.status = 'Active' and l.expires_at is null`,
  ),
  holds(
    'a subscription that runs has a next payment, and no other has one',
    sql`select s.id as violation from subscriptions s where (s.status = 'Active') <> (s.next_try_at is not null)`,
  ),
  holds(
    'no renewal has waited for a day',
    sql`select s.id as violation from subscriptions s where s.status = 'Active' and s.next_try_at < now() - interval '1 day'`,
  ),
]
