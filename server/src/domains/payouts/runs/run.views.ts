import { sql } from 'kysely'
import { type Currency, currencies } from '#contract/core/money.ts'
import type { PayoutFile } from '#contract/payouts/payout-files.ts'
import type { PayoutRun, PayoutRunRow } from '#contract/payouts/payout-runs.ts'
import { type PayoutStatus, payoutStatuses } from '#contract/payouts/payouts.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { sortedPage } from '#platform/database/sorted-page.ts'
import { fileCurrencies } from '../files/file-currencies.ts'
import { fileName } from './file-name.ts'
import '../payouts.tables.ts'
import { nameOrder } from '#platform/database/name-order.ts'

type Row = { id: string; day: string; started_at: Date; finished_at: Date | null; started_by: string | null }
type Sum = { run_id: string; status: PayoutStatus; currency: Currency; payouts: number; amount: number }

const readSums = async (db: Reader, runIds: readonly string[]): Promise<Map<string, Sum[]>> => {
  const { rows } = await sql<Sum>`
    select p.run_id, p.status, p.currency, count(*)::int as payouts, sum(p.amount)::bigint as amount from payouts p
    where p.run_id = any (${[...runIds]}::text[]) group by 1, 2, 3`.execute(db)
  return Map.groupBy(rows, (row) => row.run_id)
}

const describe = (row: Row, sums: readonly Sum[]): PayoutRunRow => {
  const paidIn = currencies.filter((currency) => sums.some((sum) => sum.currency === currency))
  return {
    id: row.id,
    day: row.day,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    startedBy: row.started_by,
    totals: paidIn.map((currency) => {
      const own = sums.filter((sum) => sum.currency === currency)
      const amount = own.reduce((total, sum) => total + sum.amount, 0)
      return { amount: toWire({ currency, amount }), payouts: own.reduce((total, sum) => total + sum.payouts, 0) }
    }),
    counts: Object.fromEntries(
      payoutStatuses.map((status) => [status, sums.filter((sum) => sum.status === status).reduce((total, sum) => total + sum.payouts, 0)]),
    ) as PayoutRunRow['counts'],
  }
}

const columns = sql`r.id, r.day::text as day, r.started_at, r.finished_at, u.name as started_by`
const tables = sql`payout_runs r left join users u on u.id = r.started_by and u.deleted_at is null`

type Asked = { after: string | undefined; sort: string; limit: number }

const keys = {
  day: sql`r.day`,
  by: nameOrder(sql`coalesce(u.name, '')`),
  payouts: sql`(select count(*) from payouts p where p.run_id = r.id)`,
}

export const listRuns = async (db: Reader, { after, sort, limit }: Asked): Promise<PayoutRunRow[]> => {
  const last = after === undefined ? undefined : sql`${tables} where r.id = ${after}`
  const page = sortedPage({ sort, keys, id: sql`r.id`, last })
  const { rows } = await sql<Row>`
    select ${columns} from ${tables} where ${page.isAfter} order by ${page.order} limit ${limit}`.execute(db)
  const sums = await readSums(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => describe(row, sums.get(row.id) ?? []))
}

type FileRow = {
  id: string
  format: PayoutFile['format']
  number: number
  day: string
  sha256: string
  payouts: number
  currency: Currency
  amount: number
  created_at: Date
  created_by: string
}

export const listFiles = async (db: Reader, runId: string): Promise<PayoutFile[]> => {
  const { rows } = await sql<FileRow>`
    select f.id, f.format, f.number, r.day::text as day, f.sha256, f.payouts, f.currency, f.amount, f.created_at, u.name as created_by
    from payout_files f join payout_runs r on r.id = f.run_id join users u on u.id = f.created_by
    where f.run_id = ${runId} order by f.created_at, f.id`.execute(db)
  return rows.map(({ id, format, number, day, sha256, payouts, currency, amount, created_at, created_by }) => ({
    id,
    format,
    number,
    name: fileName({ format, day, number }),
    sha256,
    payouts,
    amount: toWire({ currency, amount }),
    createdAt: created_at.toISOString(),
    createdBy: created_by,
  }))
}

const formats = Object.keys(fileCurrencies) as PayoutFile['format'][]

const listReady = (sums: readonly Sum[]): PayoutRun['ready'] =>
  formats.flatMap((format) => {
    const currency = fileCurrencies[format]
    const ready = sums.find((sum) => sum.currency === currency && sum.status === 'Scheduled')
    return ready ? [{ format, payouts: ready.payouts, amount: toWire({ currency, amount: ready.amount }) }] : []
  })

export const findRunPage = async (db: Reader, runId: string): Promise<Omit<PayoutRun, 'payerLacks'> | undefined> => {
  const { rows } = await sql<Row>`select ${columns} from ${tables} where r.id = ${runId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const sums = (await readSums(db, [runId])).get(runId) ?? []
  return { ...describe(row, sums), files: await listFiles(db, runId), ready: listReady(sums) }
}
