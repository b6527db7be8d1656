import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import '../sales.tables.ts'

/** Lists that are searched by name and address, and what each is in order of time by. */
const lists = {
  creator_customers: { from: sql`from creator_customers c`, at: sql`c.last_at`, id: sql`c.customer_id` },
  order_sales: { from: sql`from order_sales c`, at: sql`c.at`, id: sql`c.id` },
}

const sampleSize = 1_000
const commonShare = 0.02

/** Up to so many rows the index is quick, whatever it is asked for. */
const longFrom = 10_000

/**
 * Whether one row of fifty fits (`c`), as of a first name, or of the host of a mail provider. In a long list the index of trigrams
 * then leads to very many rows before it gives the first, while on the way through the list a page is full soon. The newest and the
 * oldest rows are looked at: what was common once may be no more.
 */
export const isCommon = async (
  db: Reader,
  { table, creatorId, isMeant }: { table: keyof typeof lists; creatorId: string; isMeant: RawBuilder<unknown> },
  isLongFrom = longFrom,
): Promise<boolean> => {
  const { from, at, id } = lists[table]
  const inOrder = (direction: RawBuilder<unknown>) => sql`
    select c.search ${from} where c.creator_id = ${creatorId} order by ${at} ${direction}, ${id} ${direction}`
  const half = (direction: RawBuilder<unknown>) => sql`(${inOrder(direction)} limit ${sampleSize / 2})`
  const { rows } = await sql<{ found: number; looked: number }>`
    select (count(*) filter (where ${isMeant}))::int as found, count(*)::int as looked
    from (${half(sql`desc`)} union all ${half(sql`asc`)}) c`.execute(db)
  const { found, looked } = rows[0] ?? { found: 0, looked: 0 }
  if (looked < sampleSize || found <= looked * commonShare) return false
  const { rows: beyond } = await sql`
    select ${from} where c.creator_id = ${creatorId} order by ${at}, ${id} offset ${isLongFrom} limit 1`.execute(db)
  return beyond.length > 0
}
