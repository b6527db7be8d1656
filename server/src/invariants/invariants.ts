import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { holds, type Invariant } from './invariant.ts'
import { licensingInvariants } from './licensing.ts'
import { moneyInvariants } from './money.ts'
import { orderInvariants } from './orders.ts'
import { ownershipInvariants } from './ownership.ts'
import { payoutInvariants } from './payouts.ts'
import { releaseInvariants } from './releases.ts'
import { roleInvariants } from './roles.ts'
import { subscriptionInvariants } from './subscriptions.ts'
import { voucherInvariants } from './vouchers.ts'

/** Staff see these jobs as they are now, with reasons, so this promise is not listed as well. */
export const noStuckJobs = 'no job has been stuck for an hour'

export const invariants: readonly Invariant[] = [
  holds(
    'every live product has a variation with a price',
    sql`select p.creator_id || '/' || p.id as violation from products p where p.state = 'Live' and p.default_prices is null`,
  ),
  holds(
    'every product of a live bundle exists',
    sql`
      select b.creator_id || '/' || b.id || ' lacks ' || wanted.id as violation
      from bundles b cross join lateral unnest(b.product_ids) as wanted (id)
      where b.state = 'Live' and not exists (select from products p where p.creator_id = b.creator_id and p.id = wanted.id)`,
  ),
  holds(
    'no slug leads to two creators',
    sql`
      select words.word as violation from (
        select id as word, id from creators union select slug, id from creators union select slug, creator_id from creator_former_slugs
      ) words group by words.word having count(distinct words.id) > 1`,
  ),
  holds(
    'the figures of a creator are its licenses that stand, its trials and its sales',
    sql`
      select c.id as violation from creators c
      left join lateral (
        select coalesce(sum(f.licenses), 0) as licenses, coalesce(sum(f.trials), 0) as trials, coalesce(sum(f.sales), 0) as sales
        from creator_figures f where f.creator_id = c.id
      ) f on true
      where (f.licenses, f.trials, f.sales) is distinct from (
        (select count(*) from licenses l where l.creator_id = c.id and l.status = 'Active' and l.cause <> 'Trial'),
        (select count(*) from trials t where t.creator_id = c.id),
        (select count(*) from sales s where s.creator_id = c.id))`,
  ),
  holds(
    'the figures of search are the products it lists and the creators that are live',
    sql`
      select coalesce(g.id::text, 'creators') as violation from (select id from search_groups union all select null) g
      where (select coalesce(sum(f.amount), 0) from search_figures f where f.group_id is not distinct from g.id)
        <> case when g.id is null then (select count(*) from creator_search)
          else (select count(*) from product_search s where s.group_id = g.id) end`,
  ),
  holds(
    'invoice numbers have no gaps',
    sql`
      select c.kind || ': ' || count(i.id) || ' written, ' || coalesce(max(i.index), 0) || ' the highest, ' || c.last || ' given' as violation
      from invoice_counters c left join invoices i on i.kind = c.kind
      group by c.kind, c.last having count(i.id) <> c.last or coalesce(max(i.index), 0) <> c.last`,
  ),
  holds(
    'no credit notes take back more than their invoice',
    sql`
      select i.number as violation from invoices i join invoices n on n.corrects_id = i.id
      group by i.id having sum(n.due) > i.due or sum(n.tax) > i.tax`,
  ),
  holds(
    noStuckJobs,
    sql`
      select j.task_identifier || ' ' || j.id as violation from graphile_worker.jobs j
      where j.locked_at < now() - interval '1 hour' or (j.attempts >= j.max_attempts and j.run_at < now() - interval '1 hour')`,
  ),
  ...orderInvariants,
  ...moneyInvariants,
  ...payoutInvariants,
  ...licensingInvariants,
  ...ownershipInvariants,
  ...subscriptionInvariants,
  ...voucherInvariants,
  ...releaseInvariants,
  ...roleInvariants,
]

/** Checks all of them; changes nothing. They read every record, so in a large shop one takes longer than a page may wait (database.ts). */
export const findViolations = (db: Reader): Promise<{ promise: string; violations: string[] }[]> =>
  readAsOne(db, async (tx) => {
    await sql`set local statement_timeout = '30min'`.execute(tx)
    const found: { promise: string; violations: string[] }[] = []
    for (const { promise, findViolations: look } of invariants) found.push({ promise, violations: await look(tx) })
    return found
  })
