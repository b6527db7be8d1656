import { sql } from 'kysely'
import { holds, type Invariant } from './invariant.ts'

/** Invariants of releases and their files. */
export const releaseInvariants: readonly Invariant[] = [
  holds(
    'every file that is ready or approved has its key, its size and its hash',
    sql`
      select b.id as violation from builds b
      where b.status in ('Ready', 'Approved') and (b.file_key is null or b.size is null or b.sha256 is null)`,
  ),
  holds(
    'what is published was approved, with every file in it',
    sql`
      select r.id as violation from releases r
      where r.published_at is not null and (r.status <> 'Approved'
        or exists (select from builds b where b.release_id = r.id and b.status <> 'Approved'))`,
  ),
  holds(
    'nothing is in review before its files were checked',
    sql`
      select r.id || ' ' || b.platform as violation from releases r join builds b on b.release_id = r.id
      where r.status = 'InReview' and b.status <> 'Ready'`,
  ),
  // A check that is stuck is restarted every hour.
  holds(
    'no check of a file stands still for two hours',
    sql`
      select b.id as violation from builds b
      where b.check_status in ('Dispatched', 'Running') and b.check_changed_at < now() - interval '2 hours'`,
  ),
]
