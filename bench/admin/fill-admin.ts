import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '#platform/database/tables.ts'

const endings = sql`(array['Audio', 'Sound', 'Audio Works', 'Instruments', 'Audio Lab'])[1 + n % 5]`
const idOf = (prefix: string) => sql`${sql.lit(prefix)} || '_' || lpad(n::text, 26, '0')`

/** Data for staff: many creators, applications and conversations, most of them closed. */
export const fillAdmin = async (url: string, rows: number, end: Date): Promise<void> => {
  // A connection without a timeout, checks or triggers.
  const options = '-c session_replication_role=replica'
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1, options }) }) })
  const at = sql`${end}::timestamptz - n * interval '1 minute'`
  await sql`
    insert into users (id, email, name, confirmed_at, created_at)
    select ${idOf('usr')}, 'buyer-' || n || '@example.test', 'Casey ' || n, ${end}::timestamptz, ${at} from generate_series(1, 2000) n`.execute(
    db,
  )
  await sql`
    insert into creators (id, slug, name, live, featured, whitelabel, allowed_origins, created_at, suspended_at, suspended_reason)
    select 'maker-' || n, 'maker-' || n, 'Maker ' || n || ' ' || ${endings}, n % 3 > 0, n % 1000 = 0, false, '{}', ${at},
      case when n % 2000 = 0 then ${at} end, case when n % 2000 = 0 then 'Sold what was not theirs' end from generate_series(1, ${rows}::int) n`.execute(
    db,
  )
  await sql`
    insert into creator_applications (id, user_id, status, version, form, name, wished_id, applicant, created_at, saved_at, submitted_at,
      decided_at, reason)
    select ${idOf('cap')}, 'usr_' || lpad((1 + n % 2000)::text, 26, '0'), case when n < 2000 then 'Submitted' else 'Rejected' end, 2, '{}',
      'Maker ' || n || ' ' || ${endings}, 'maker-' || n, 'Casey ' || n || ' buyer-' || n || '@example.test', ${at}, ${at}, ${at},
      case when n >= 2000 then ${at} end, case when n >= 2000 then 'No sounds' end
    from generate_series(1, ${rows}::int) n`.execute(db)
  await sql`
    insert into conversations (id, name, email, topic, subject, state, assignee_id, created_at, last_at, first_answered_at, closed_at)
    select ${idOf('cnv')}, 'Casey ' || n, 'buyer-' || n || '@example.test', 'Technical',
      'Question ' || n || case when n % 1000 = 0 then ' about the installer' else ' about sound' end,
      case when n <= 3000 then 'Open' when n % 50 = 0 then 'Waiting' else 'Closed' end,
      case when n % 3 > 0 then 'usr_' || lpad((1 + n % 12)::text, 26, '0') end, ${at}, ${at},
      case when n > 3000 then ${at} + interval '2 hours' end, case when n > 3000 and n % 50 > 0 then ${at} + interval '2 days' end
    from generate_series(1, ${rows}::int) n`.execute(db)
  await sql`vacuum analyze users, creators, creator_applications, conversations`.execute(db)
  await db.destroy()
}
