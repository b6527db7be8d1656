import { sql } from 'kysely'
import type { StaffCreator } from '#contract/creators/staff-creators.ts'
import type { Reader } from '#platform/database/database.ts'
import '../creators.tables.ts'

type Row = { validFrom: string; rate: string | number | null; setAt: Date; setBy: string | null }

/** Every rate that was ever set, the newest day first; for one day the rate that is valid. */
export const listFees = async (db: Reader, creatorId: string): Promise<StaffCreator['fees']> => {
  const { rows } = await sql<Row>`
    select distinct on (f.valid_from) f.valid_from::text as "validFrom", f.rate, f.set_at as "setAt", u.name as "setBy"
    from creator_fees f left join users u on u.id = f.set_by and u.deleted_at is null
    where f.creator_id = ${creatorId} order by f.valid_from desc, f.index desc limit 100`.execute(db)
  return rows.map((row) => ({ ...row, rate: row.rate === null ? null : Number(row.rate), setAt: row.setAt.toISOString() }))
}
