import { sql } from 'kysely'
import { holds, type Invariant } from './invariant.ts'

/** Invariants of orders, their payments, licenses and coupons. */
export const orderInvariants: readonly Invariant[] = [
  holds(
    'no order is in an unknown state, and none stops between Paid and Completed',
    sql`select o.id::text as violation from orders o where o.status not in ('Open', 'PaymentProcessing', 'Completed', 'Failed')`,
  ),
  holds(
    'every completed order has one payment, and no other order has one',
    sql`
      select o.id::text || ' is ' || o.status || ' with ' || count(p.id) || ' payments' as violation
      from orders o left join payments p on p.order_id = o.id and p.status = 'Succeeded'
      group by o.id having count(p.id) <> case when o.status in ('Paid', 'Completed') then 1 else 0 end`,
  ),
  holds(
    'an order that is being paid has a payment under way, and an Open one has none',
    sql`
      select o.id::text || ' is ' || o.status || ' with ' || count(p.id) || ' payments under way' as violation
      from orders o left join payments p on p.order_id = o.id and p.status in ('Started', 'NeedsConfirmation', 'Processing')
      group by o.id having count(p.id) <> case when o.status = 'PaymentProcessing' then 1 else 0 end`,
  ),
  holds(
    'nobody has waited for an hour to learn what became of a payment',
    sql`select p.id as violation from payments p where p.status = 'Started' and p.updated_at < now() - interval '1 hour'`,
  ),
  holds(
    'every paid line has its licenses: one for each product and unit',
    sql`
      select p.order_id::text || ' ' || coalesce(s.line_id, 'has no lines') as violation
      from payments p left join sale_lines s on s.order_id = p.order_id
      where p.status = 'Succeeded'
        and s.granted is distinct from (select count(*) from licenses l where l.order_id = s.order_id and l.line_id = s.line_id)`,
  ),
  holds(
    'no license is without a cause',
    sql`
      select l.id as violation from licenses l
      where l.cause = 'Order' and not exists (
        select from sale_lines s join orders o on o.id = s.order_id
        where s.order_id = l.order_id and s.line_id = l.line_id and o.status = 'Completed')`,
  ),
  holds(
    'the licenses of what was given back, and not paid for again, are revoked',
    sql`
      select l.id as violation from licenses l
      join sale_lines s on s.order_id = l.order_id and s.line_id = l.line_id
      join refunds r on r.id = s.refund_id and r.status = 'Succeeded'
      where l.status = 'Active' and not exists (
        select from subscriptions u join subscription_periods n on n.subscription_id = u.id and n.paid_at >= r.done_at
        join sale_lines paid on paid.order_id = n.order_id and paid.line_id = u.line_id and paid.refund_id is null
        where u.order_id = l.order_id and u.line_id = l.line_id)`,
  ),
  holds(
    'no coupon is used more often than it may be, in all or by one customer',
    sql`
      select c.code || ' ' || c.id as violation from coupons c
      left join coupon_uses u on u.coupon_id = c.id and u.status <> 'GivenBack'
      group by c.id having count(u.order_id) > c.max_uses or count(u.order_id) <> c.uses
      union all
      select c.code || ' by ' || u.customer from coupons c join coupon_uses u on u.coupon_id = c.id and u.status <> 'GivenBack'
      group by c.id, u.customer having count(*) > c.max_uses_per_customer`,
  ),
  holds(
    'a coupon is reserved while its order is being paid, and counted once it is paid',
    sql`
      select u.coupon_id || ' ' || u.order_id || ' is ' || u.status as violation
      from coupon_uses u left join orders o on o.id = u.order_id
      where (u.status = 'Reserved' and o.status is distinct from 'PaymentProcessing')
        or (u.status = 'Counted' and o.status is distinct from 'Completed')`,
  ),
]
