import { sql } from 'kysely'
import { holds, type Invariant } from './invariant.ts'

/** Invariants of the books. */
export const moneyInvariants: readonly Invariant[] = [
  holds(
    'ledger lines sum to zero, in each entry and currency',
    sql`
      select l.entry_id || ' ' || l.currency as violation from ledger_lines l
      group by l.entry_id, l.currency having sum(l.amount) <> 0`,
  ),
  holds(
    'the days that are closed are the sum of their lines',
    sql`
      select coalesce(d.day, r.day) || ' ' || coalesce(d.account, r.account) || ' ' || coalesce(d.currency, r.currency) as violation
      from ledger_days d full join (
        select (e.at at time zone 'UTC')::date as day, l.account, l.currency, sum(l.amount) as amount
        from ledger_entries e join ledger_lines l on l.entry_id = e.id
        where e.at < (select (max(o.day) + 1)::timestamp at time zone 'UTC' from ledger_days o) group by 1, 2, 3
      ) r on r.day = d.day and r.account = d.account and r.currency = d.currency
      where r.amount is distinct from d.amount`,
  ),
  holds(
    'every paid payment is in the ledger, once and with its amount',
    sql`
      select p.id as violation from payments p
      left join ledger_entries e on e.kind = 'Sale' and e.reference = p.id
      where p.status = 'Succeeded' and (e.id is null or p.amount <> (
        select coalesce(sum(l.amount), 0) from ledger_lines l where l.entry_id = e.id and l.account = 'Provider'))
      union all
      select e.reference from ledger_entries e left join payments p on p.id = e.reference
      where e.kind = 'Sale' and p.status is distinct from 'Succeeded'`,
  ),
  holds(
    'what providers hold for an order is what was captured, less what went back',
    sql`
      select p.id as violation from payments p
      where p.captured > 0 and p.captured
          - (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.status = 'Succeeded' and not r.by_hand)
          - (select coalesce(sum(l.amount), 0) from disputes d
              join ledger_entries e on e.kind = 'DisputeLost' and e.order_id = p.order_id and split_part(e.reference, '/', 1) = d.id
              join ledger_lines l on l.entry_id = e.id and l.account <> 'Provider' where d.payment_id = p.id)
        <> (select coalesce(sum(l.amount), 0) from ledger_entries e join ledger_lines l on l.entry_id = e.id
            where e.order_id = p.order_id and l.account = 'Provider'
              and (e.reference = p.id or e.reference in (select r.id from refunds r where r.payment_id = p.id)
                or split_part(e.reference, '/', 1) in (select d.id from disputes d where d.payment_id = p.id)))`,
  ),
  holds(
    'never more is given back than was taken',
    sql`
      select p.id as violation from payments p
      where p.refunded > p.captured or p.refunded <>
        (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.status <> 'Failed')
        + (select coalesce(sum(l.amount), 0) from disputes d
            join ledger_entries e on e.kind = 'DisputeLost' and e.order_id = p.order_id and split_part(e.reference, '/', 1) = d.id
            join ledger_lines l on l.entry_id = e.id and l.account not in ('Provider', 'Losses') where d.payment_id = p.id)`,
  ),
  holds(
    'every refund that succeeded is in the ledger',
    sql`
      select r.id as violation from refunds r
      where r.status = 'Succeeded' and not exists (
        select from ledger_entries e where e.kind in ('Refund', 'LateCaptureReturned') and e.reference = r.id)`,
  ),
  holds(
    'every refund that a bank sent back is taken back in the ledger, and no other',
    sql`
      select r.id as violation from refunds r left join ledger_entries e on e.kind = 'RefundFailed' and e.reference = r.id
      where (r.returned_at is not null) <> (e.id is not null) or (r.returned_at is not null and r.status <> 'Failed')`,
  ),
  holds(
    'what creators are owed is their sales, less what was given back or is held',
    sql`
      select s.id as violation from sales s
      where (select coalesce(sum(l.amount), 0) from ledger_entries e join ledger_lines l on l.entry_id = e.id
          where e.order_id = s.order_id and l.account = 'Creator' and l.creator_id = s.creator_id)
        <> 0 - (select coalesce(sum(i.net), 0) from sale_lines i left join refunds r on r.id = i.refund_id
          where i.sale_id = s.id and r.status is distinct from 'Succeeded' and not exists (
            select from disputes d join payments p on p.id = d.payment_id
            join ledger_entries e on e.kind = 'DisputeOpened' and e.order_id = p.order_id and split_part(e.reference, '/', 1) = d.id
            join ledger_lines l on l.entry_id = e.id and l.line_id = i.line_id
            where p.order_id = s.order_id and d.status <> 'Won'))`,
  ),
  holds(
    'a sale is the sum of its lines, and an order’s sales are what was paid',
    sql`
      select s.id as violation from sales s join sale_lines i on i.sale_id = s.id group by s.id
      having (s.gross, s.discount, s.tax, s.due, s.fee, s.net)
        <> (sum(i.original), sum(i.discount), sum(i.tax), sum(i.due), sum(i.fee), sum(i.net))
      union all
      select p.id from payments p where p.status = 'Succeeded'
        and p.amount <> (select coalesce(sum(s.due), 0) from sales s where s.order_id = p.order_id)`,
  ),
  holds(
    'invoice and credit note numbers have no gaps',
    sql`
      select c.kind || ' ' || c.last as violation from invoice_counters c left join invoices i on i.kind = c.kind
      group by c.kind, c.last having count(i.id) <> c.last or coalesce(max(i.index), 0) <> c.last`,
  ),
  holds(
    'every completed order has one invoice, over what was paid',
    sql`
      select p.order_id::text as violation from payments p
      left join invoices i on i.cause = 'order/' || p.order_id
      where p.status = 'Succeeded' group by p.id having count(i.id) <> 1 or max(i.due) <> p.amount`,
  ),
  holds(
    'nothing the Sandbox charged is without its order',
    sql`
      select b.id as violation from sandbox_payments b left join payments p on p.id = b.idempotency_key
      where b.status = 'succeeded' and b.created_at < now() - interval '2 minutes'
        and (p.id is null or p.status not in ('Succeeded', 'LateCapture') or p.amount <> b.amount or p.currency <> b.currency)`,
  ),
]
