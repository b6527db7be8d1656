import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '#platform/database/tables.ts'

const names = sql`(array['Casey', 'Robin', 'Sam', 'Alex', 'Noa', 'Kim', 'Jo', 'Ada', 'Bo', 'Mika'])[1 + n % 10]`
const surnames = sql`(array['Moreau', 'Vale', 'Lind', 'Okafor', 'Ito', 'Novak', 'Silva'])[1 + n % 7]`
const idOf = (prefix: string) => sql`${sql.lit(prefix)} || '_' || lpad(n::text, 26, '0')`

/** Many users, each with a license, half of them on a device; one creator has only one license in ten thousand. */
export const fillPeople = async (url: string, rows: number, end: Date): Promise<void> => {
  // A connection without a timeout, checks or triggers.
  const options = '-c session_replication_role=replica'
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1, options }) }) })
  await sql`
    insert into creators (id, slug, name, live, featured, whitelabel, allowed_origins, created_at)
    select 'c' || lpad(n::text, 6, '0'), 'c' || lpad(n::text, 6, '0'), 'Creator ' || n, true, false, false, '{}', ${end} from generate_series(1, 20) n`.execute(
    db,
  )
  await sql`
    insert into products (creator_id, id, type, category, name, state, draft, revision, created_at, saved_at)
    select 'c' || lpad((1 + n % 20)::text, 6, '0'), 'p' || lpad(n::text, 4, '0'), 'Plugin', 'Plugin', 'Product ' || n, 'Draft', '{}', 1, ${end}, ${end}
    from generate_series(1, 200) n`.execute(db)
  await sql`
    insert into users (id, email, name, confirmed_at, created_at)
    select ${idOf('usr')}, 'buyer-' || n || '@example.test', ${names} || ' ' || ${surnames} || ' ' || n, ${end}::timestamptz, ${end}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${rows}::int) n`.execute(db)
  await sql`
    insert into licenses (id, creator_id, product_id, variation_id, user_id, email, cause, status, revoked_because, seats, created_at)
    select ${idOf('lic')}, 'c' || lpad((1 + (1 + n % 200) % 20)::text, 6, '0'), 'p' || lpad((1 + n % 200)::text, 4, '0'), 'perpetual', ${idOf('usr')},
      'buyer-' || n || '@example.test', case when n % 40 = 0 then 'Voucher' else 'Grant' end,
      case when n % 500 = 0 then 'Revoked' else 'Active' end, case when n % 500 = 0 then array['staff: shared'] else '{}' end, 3, ${end}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${rows}::int) n`.execute(db)
  await sql`
    insert into activations (id, license_id, device_signature, device_name, status, method, first_validated_at)
    select ${idOf('act')}, ${idOf('lic')}, 'signature-' || n, ${names} || '’s Mac ' || n, 'Active', 'Online', ${end}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${rows}::int, 2) n`.execute(db)
  await sql`vacuum analyze users, licenses, activations, products`.execute(db)
  await db.destroy()
}
