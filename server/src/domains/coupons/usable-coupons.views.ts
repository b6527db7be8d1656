import type { Selectable } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'
import type { Tables } from '#platform/database/tables.ts'
import { readCoupon } from './coupon.store.ts'
import './coupons.tables.ts'

const columns = [
  'id',
  'creator_id',
  'code',
  'name',
  'description',
  'percentage',
  'amounts',
  'targets',
  'minimum',
  'starts_at',
  'ends_at',
  'max_uses',
  'is_exclusive',
  'recurring_payment_use_count',
  'is_on',
  'uses',
] as const

type StoredCoupon = Pick<Selectable<Tables['coupons']>, (typeof columns)[number]>

export type CouponRow = ReturnType<typeof readCoupon<StoredCoupon>>

const selectCoupons = fixedStatement<StoredCoupon>(`select ${columns.join(', ')} from coupons where id = any($1)`)

export const findCoupons = async (db: Reader, ids: readonly string[]): Promise<CouponRow[]> =>
  ids.length === 0 ? [] : (await selectCoupons(db, [ids])).map(readCoupon)

/** The coupons with this code among these creators: several creators may use the same code. */
export const findCouponsByCode = async (db: Reader, code: string, creatorIds: readonly string[]): Promise<CouponRow[]> => {
  if (creatorIds.length === 0) return []
  const rows = await db
    .selectFrom('coupons')
    .select(columns)
    .where('code', '=', code)
    .where('creator_id', 'in', [...creatorIds])
    .orderBy('creator_id')
    .execute()
  return rows.map(readCoupon)
}
