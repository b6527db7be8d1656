import { sql } from 'kysely'
import type { RedemptionSort, VoucherRedemption } from '#contract/vouchers/vouchers.ts'
import type { Reader } from '#platform/database/database.ts'
import { nameOrder } from '#platform/database/name-order.ts'
import { sortedPage } from '#platform/database/sorted-page.ts'

type Row = {
  id: string
  at: Date
  ending: string
  batch_name: string
  what: string
  licenses: number
  name: string
  email: string
}

type Asked = { voucherId: string; maySeeNames: boolean; after?: string | undefined; sort?: RedemptionSort; limit: number }

const tables = sql`
  voucher_redemptions r
  join voucher_batches b on b.id = r.batch_id
  join voucher_codes c on c.fingerprint = r.fingerprint
  join users u on u.id = r.user_id`

const keys = { at: sql`r.id`, who: nameOrder(sql`(u.name || ' ' || u.email)`), what: nameOrder('r.what'), batch: nameOrder('b.name') }

/** Who redeemed what and when, newest first by default; a voucher has few enough to be sorted as they are read. */
export const listRedemptions = async (db: Reader, asked: Asked): Promise<VoucherRedemption[]> => {
  const { voucherId, maySeeNames, after, limit } = asked
  // Roles that may not see names learn nothing about them from the order either.
  const sort = asked.sort === undefined || (asked.sort.endsWith('who') && !maySeeNames) ? '-at' : asked.sort
  const last = after === undefined ? undefined : sql`${tables} where r.id = ${after} and r.voucher_id = ${voucherId}`
  const page = sortedPage({ sort, keys, id: sql`r.id`, last })
  const { rows } = await sql<Row>`
    select r.id, r.at, c.ending, b.name as batch_name, r.what, u.name, u.email,
      (select count(*)::int from voucher_licenses l where l.redemption_id = r.id) as licenses
    from ${tables}
    where r.voucher_id = ${voucherId} and ${page.isAfter}
    order by ${page.order} limit ${limit}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    codeEnd: row.ending,
    batchName: row.batch_name,
    what: row.what,
    licenses: row.licenses,
    customer: maySeeNames ? { name: row.name, email: row.email } : null,
  }))
}
