import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { selectOwnedAndSubscribed } from '#domains/subscriptions/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { openTestDatabase } from '../../../../testing/test-database.ts'
import { openSessions } from './principal.views.ts'

const { db } = await openTestDatabase()
const sessions = openSessions(selectOwnedAndSubscribed)

// Enough people for PostgreSQL to look one up by key.
await sql`
  with u as (
    insert into users (id, email, name, created_at)
    select 'usr_' || lpad(n::text, 26, '0'), 'crowd-' || n || '@example.test', 'Crowd', ${'2030-02-01'} from generate_series(1, 2000) n returning id)
  insert into sessions (id, user_id, token_hash, scope, device, network, created_at, last_seen_at, expires_at, fresh_at)
  select 'ses_' || u.id, u.id, sha256(u.id::bytea), '', '', '', ${'2030-02-01'}, ${'2030-02-01'}, ${'2030-04-01'}, ${'2030-02-01'} from u`.execute(
  db,
)

/** The plan of each statement that is read. Short tables are read by their indexes, too. */
const plansOf = (read: (db: Reader) => Promise<unknown>): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const plans: string[] = []
    const explaining = {
      executeQuery: async (query: CompiledQuery) => {
        const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>(CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]))
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
        return { rows: [] }
      },
    }
    await read(explaining as unknown as Reader)
    return plans
  })

const now = new Date('2030-03-01T12:00:00Z')

test.each([
  ['the cookie of a browser', { tokenHash: Buffer.alloc(32) }],
  ['the token of a program', { sessionId: 'ses_x' }],
])('who is signed in by %s costs one statement, and so does the user call, every part of it by an index', async (_what, key) => {
  const plans = [
    ...(await plansOf((reader) => sessions.find(reader, key, now))),
    ...(await plansOf((reader) => sessions.describe(reader, key, now))),
  ]
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan).not.toContain('Seq Scan')
    // An index that is read from end to end has no condition.
    expect(plan.match(/Index Cond/g)).toHaveLength(plan.match(/\bIndex (?:Only )?Scan/g)?.length ?? 0)
  }
})
