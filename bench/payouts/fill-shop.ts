import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { hashSecret, newSecret } from '#kernel/secrets.ts'
import type { Reader } from '#platform/database/database.ts'

type Size = { creators: number; linesEach: number; linesOfOne: number }

const addOwnerOf = async (db: Reader, now: Date): Promise<{ userId: string; cookie: string }> => {
  const userId = newId('usr', now)
  const secret = newSecret()
  const user = { id: userId, email: 'finance@bench.test', name: 'Finance', confirmed_at: now, staff_roles: [], created_at: now }
  await db.insertInto('users').values(user).execute()
  const times = { created_at: now, last_seen_at: new Date(), expires_at: new Date(Date.now() + 86_400_000), fresh_at: now }
  const session = {
    id: newId('ses', now),
    user_id: userId,
    token_hash: hashSecret(secret),
    scope: '',
    device: 'Bench',
    network: '10.0.0.1',
  }
  await db
    .insertInto('sessions')
    .values({ ...session, ...times })
    .execute()
  return { userId, cookie: `__Host-session=${secret}` }
}

/** Thousands of creators with an account and due sales in three currencies; the first creator has very many. */
export const fillPayoutShop = async (db: Reader, { creators, linesEach, linesOfOne }: Size, now: Date) => {
  const soldAt = new Date(now.getTime() - 20 * 86_400_000)
  const { userId, cookie } = await addOwnerOf(db, soldAt)
  const address = JSON.stringify({
    countryCode: 'DE',
    streetAddress1: 'Am Deich 1',
    streetAddress2: null,
    locality: 'Husum',
    region: null,
    postCode: '1',
  })
  await sql`
    insert into creators (id, slug, name, live, featured, whitelabel, allowed_origins, created_at, business_name, address)
    select 'c' || lpad(n::text, 6, '0'), 'c' || lpad(n::text, 6, '0'), 'Creator ' || n, true, false, false, '{}', ${soldAt}, 'Creator ' || n, ${address}::jsonb
    from generate_series(1, ${creators}::int) n`.execute(db)
  await sql`
    insert into payout_accounts (id, creator_id, type, currency, country, encrypted, last_digits, held_until, created_at, created_by)
    select 'pac_' || c.id, c.id, 'Bank', 'EUR', 'DE', '', '3000', ${soldAt}, ${soldAt}, ${userId} from creators c`.execute(db)
  await sql`insert into creator_members (creator_id, user_id, roles, created_at) values ('c000001', ${userId}, '{Admin}', ${soldAt})`.execute(
    db,
  )
  const sell = (from: number, until: number, firstLine: number, lastLine: number) => sql`
    with made as (
      select 'led_' || lpad(n::text, 9, '0') || lpad(m::text, 17, '0') as id, 'c' || lpad(n::text, 6, '0') as creator_id,
        (array['USD', 'EUR', 'GBP'])[1 + m % 3] as currency, 1000 + (n * 7 + m * 13) % 5000 as net
      from generate_series(${from}::int, ${until}::int) n, generate_series(${firstLine}::int, ${lastLine}::int) m
    ), entries as (
      insert into ledger_entries (id, kind, reference, order_id, at) select id, 'Sale', id, gen_random_uuid(), ${soldAt} from made
    )
    insert into ledger_lines (entry_id, index, account, creator_id, line_id, currency, amount, due_at)
    select s.id, 0, 'Provider', null, null, s.currency, s.net, null from made s
    union all select s.id, 1, 'Creator', s.creator_id, 'l1', s.currency, 0 - s.net, ${new Date(soldAt.getTime() + 14 * 86_400_000)}::timestamptz from made s`
  for (let line = 1; line <= linesOfOne; line += 5_000) await sell(1, 1, line, Math.min(linesOfOne, line + 4_999)).execute(db)
  for (let from = 2; from <= creators; from += 50) await sell(from, Math.min(creators, from + 49), 1, linesEach).execute(db)
  await sql`vacuum analyze ledger_lines, ledger_entries, creators, payout_accounts`.execute(db)
  return { cookie, creatorId: 'c000001' }
}
