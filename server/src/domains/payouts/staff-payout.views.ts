import { sql } from 'kysely'
import type { PayoutMark, StaffPayoutRow } from '#contract/payouts/payout-runs.ts'
import type { PayoutStatus } from '#contract/payouts/payouts.ts'
import { refuse } from '#kernel/refusal.ts'
import { contains } from '#platform/database/contains.ts'
import type { Reader } from '#platform/database/database.ts'
import { nameOrder } from '#platform/database/name-order.ts'
import { sortedPage } from '#platform/database/sorted-page.ts'
import { endToEndId } from './end-to-end-id.rules.ts'
import { describeRow, inDollars, type PayoutRowRecord, rowColumns, rowTables } from './payout-row.views.ts'

type Row = PayoutRowRecord & { creator_id: string; creator_name: string; marks: PayoutMark[]; attempt: number }

const columns = sql`${rowColumns}, p.marks, p.attempt, c.id as creator_id, c.name as creator_name`
const tables = sql`${rowTables} join creators c on c.id = p.creator_id`

const describe = (row: Row): StaffPayoutRow => ({
  ...describeRow(row),
  creator: { id: row.creator_id, name: row.creator_name },
  marks: row.marks,
  endToEndId: endToEndId(row),
})

type Asked = {
  runId: string
  after?: string | undefined
  status?: PayoutStatus | undefined
  q?: string | undefined
  sort: string
  limit: number
}

/** The day of the run is asked for once, and so are the rates of it. */
const keysOf = (runId: string) => ({
  creator: nameOrder('c.name'),
  status: sql`p.status`,
  amount: inDollars(sql`(select n.day from payout_runs n where n.id = ${runId})`),
})

export const listStaffRows = async (db: Reader, { runId, after, status, q, sort, limit }: Asked): Promise<StaffPayoutRow[]> => {
  const last = after === undefined ? undefined : sql`${tables} where p.id = ${after}`
  const page = sortedPage({ sort, keys: keysOf(runId), id: sql`p.id`, last })
  const search = q ? contains(q) : null
  const { rows } = await sql<Row>`
    select ${columns} from ${tables}
    where p.run_id = ${runId} and ${page.isAfter}
      and (${status ?? null}::text is null or p.status = ${status ?? null})
      and (${search}::text is null or c.name ilike ${search} or c.id ilike ${search} or p.id = ${q ?? null})
    order by ${page.order} limit ${limit}`.execute(db)
  return rows.map(describe)
}

export const getStaffRow = async (db: Reader, payoutId: string): Promise<StaffPayoutRow> => {
  const { rows } = await sql<Row>`select ${columns} from ${tables} where p.id = ${payoutId}`.execute(db)
  return rows[0] ? describe(rows[0]) : refuse('not-found')
}
