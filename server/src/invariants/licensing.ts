import { sql } from 'kysely'
import { holds, type Invariant } from './invariant.ts'

/** Invariants of licenses, their seats, trials, keys and history. */
export const licensingInvariants: readonly Invariant[] = [
  holds(
    'no license has more devices than seats',
    sql`
      select l.id || ' has ' || count(a.id) || ' devices on ' || l.seats || ' seats' as violation
      from licenses l join activations a on a.license_id = l.id and a.status = 'Active'
      group by l.id having count(a.id) > l.seats`,
  ),
  holds(
    'every license, trial and grant has its beginning in the history',
    sql`
      select l.id as violation from licenses l
      where not exists (select from license_events e where e.license_id = l.id and e.kind = 'Issued')
      union all
      select l.id from licenses l left join trials t on t.license_id = l.id where (l.cause = 'Trial') <> (t.license_id is not null)`,
  ),
  holds(
    'the history of a license ends in the state it is in',
    sql`
      select l.id || ' is ' || l.status || ' after ' || coalesce(last.kind, 'nothing') as violation
      from licenses l left join lateral (
        select e.kind from license_events e where e.license_id = l.id and e.kind in ('Revoked', 'Restored') order by e.id desc limit 1
      ) last on true
      where (l.status = 'Revoked') <> coalesce(last.kind = 'Revoked', false)`,
  ),
  holds(
    'the history of a device ends in the state it is in',
    sql`
      select a.id || ' is ' || a.status || ' after ' || coalesce(last.kind, 'nothing') as violation
      from activations a left join lateral (
        select e.kind from license_events e where e.license_id = a.license_id and e.activation_id = a.id order by e.id desc limit 1
      ) last on true
      where (a.status = 'Active') <> coalesce(last.kind in ('Activated', 'Reactivated'), false)`,
  ),
  holds(
    'nobody and no device tries a product twice',
    sql`
      select t.creator_id || '/' || t.product_id || ' by ' || t.user_id as violation from trials t
      where t.user_id is not null group by t.creator_id, t.product_id, t.user_id having count(*) > 1
      union all
      select d.creator_id || '/' || d.product_id || ' on ' || d.device_signature from trial_devices d
      group by d.creator_id, d.product_id, d.device_signature having count(*) > 1
      union all
      select l.id || ' never ends' from licenses l where l.cause = 'Trial' and l.expires_at is null`,
  ),
  holds(
    'every creator with devices signs with one key',
    sql`
      select l.creator_id as violation from activations a join licenses l on l.id = a.license_id
      where a.method = 'Online' and not exists (select from licensing_keys k where k.creator_id = l.creator_id and k.state = 'active')
        and exists (select from activation_requests r where r.activation_id = a.id and r.status = 'Completed')
      group by l.creator_id`,
  ),
]
