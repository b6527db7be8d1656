import type { Selectable } from 'kysely'
import type { MinorPrices } from '#kernel/prices.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { readOptional, writeOptional } from '#platform/database/stored-document.ts'
import type { Tables } from '#platform/database/tables.ts'
import './coupons.tables.ts'
import { type CouponTarget, couponAmountsDocument, couponMinimumDocument, targetsDocument } from './coupon.documents.ts'

export type CouponTerms = {
  code: string
  name: string
  description: string | null
  off: { percentage: number } | { amounts: MinorPrices }
  targets: readonly CouponTarget[] | null
  minimum: MinorPrices | null
  startsAt: Date | null
  endsAt: Date | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  isExclusive: boolean
  recurringPaymentUseCount: number | null
  isOn: boolean
}

const columnsOf = (terms: CouponTerms) => ({
  code: terms.code,
  name: terms.name,
  description: terms.description,
  percentage: 'percentage' in terms.off ? terms.off.percentage : null,
  amounts: 'amounts' in terms.off ? couponAmountsDocument.write(terms.off.amounts) : null,
  targets: terms.targets && targetsDocument.write({ targets: [...terms.targets] }),
  minimum: writeOptional(couponMinimumDocument, terms.minimum),
  starts_at: terms.startsAt,
  ends_at: terms.endsAt,
  max_uses: terms.maxUses,
  max_uses_per_customer: terms.maxUsesPerCustomer,
  is_exclusive: terms.isExclusive,
  recurring_payment_use_count: terms.recurringPaymentUseCount,
  is_on: terms.isOn,
})

type StoredTerms = Pick<Selectable<Tables['coupons']>, 'amounts' | 'targets' | 'minimum'>

/** Reads the documents of a row. */
export const readCoupon = <Row extends StoredTerms>(row: Row) => ({
  ...row,
  amounts: readOptional(couponAmountsDocument, row.amounts),
  targets: readOptional(targetsDocument, row.targets)?.targets ?? null,
  minimum: readOptional(couponMinimumDocument, row.minimum),
})

/** Turns a violated constraint into an error at its field. Checking first would leave a gap for a concurrent request. */
const explain = (error: unknown): never => {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  if (constraint === 'coupons_creator_id_code_key')
    refuse('invalid-input', { errors: { code: ['You already have a coupon with this code'] } })
  if (constraint === 'coupons_check1') refuse('invalid-input', { errors: { maxUses: ['It has already been used more often'] } })
  throw error
}

export const insertCoupon = async (tx: Tx, coupon: { id: string; creatorId: string; terms: CouponTerms; now: Date }): Promise<void> => {
  const { id, creatorId, terms, now } = coupon
  await tx
    .insertInto('coupons')
    .values({ id, creator_id: creatorId, created_at: now, ...columnsOf(terms) })
    .execute()
    .catch(explain)
}

/** Whether a row was changed. */
export const updateCoupon = async (tx: Tx, coupon: { id: string; creatorId: string; terms: CouponTerms }): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set(columnsOf(coupon.terms))
    .where('id', '=', coupon.id)
    .where('creator_id', '=', coupon.creatorId)
    .executeTakeFirst()
    .catch(explain)
  return numUpdatedRows > 0n
}

export const setOn = async (tx: Tx, coupon: { id: string; creatorId: string; isOn: boolean }): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set({ is_on: coupon.isOn })
    .where('id', '=', coupon.id)
    .where('creator_id', '=', coupon.creatorId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
