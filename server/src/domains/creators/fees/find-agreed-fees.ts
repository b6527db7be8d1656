import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import '../creators.tables.ts'

export type AgreedFees = ReadonlyMap<string, number>

/** A day begins at 0:00 UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** The rates that staff agreed with these creators, as of this day. Others pay the shop's standard rate. */
export const findAgreedFees = async (db: Reader, creatorIds: readonly string[], now: Date): Promise<AgreedFees> => {
  const { rows } = await sql<{ creator_id: string; rate: number | null }>`
    select c.id as creator_id, f.rate from unnest(${[...new Set(creatorIds)]}::text[]) as c (id) cross join lateral (
      select f.rate from creator_fees f where f.creator_id = c.id and f.valid_from <= ${dayOf(now)}::date
      order by f.valid_from desc, f.index desc limit 1
    ) f`.execute(db)
  return new Map(rows.flatMap(({ creator_id, rate }) => (rate === null ? [] : [[creator_id, Number(rate)] as const])))
}
