import { sql } from 'kysely'
import type { VoucherRedemption } from '#contract/vouchers/vouchers.ts'
import type { Reader } from '#platform/database/database.ts'

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

type Asked = { voucherId: string; maySeeNames: boolean; after?: string | undefined; limit: number }

/** Who redeemed what and when, the newest first. */
export const listRedemptions = async (db: Reader, { voucherId, maySeeNames, after, limit }: Asked): Promise<VoucherRedemption[]> => {
  const { rows } = await sql<Row>`
    select r.id, r.at, c.ending, b.name as batch_name, r.what, u.name, u.email,
      (select count(*)::int from voucher_licenses l where l.redemption_id = r.id) as licenses
    from voucher_redemptions r
    join voucher_batches b on b.id = r.batch_id
    join voucher_codes c on c.fingerprint = r.fingerprint
    join users u on u.id = r.user_id
    where r.voucher_id = ${voucherId} ${after === undefined ? sql`` : sql`and r.id < ${after}`}
    order by r.id desc limit ${limit}`.execute(db)
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
