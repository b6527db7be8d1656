import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import { type Gift, giftsDocument } from './gifts.document.ts'
import type { MadeCode } from './make-codes.ts'
import './vouchers.tables.ts'

export type VoucherTerms = { name: string; description: string | null; gifts: Gift[]; expiresAt: Date | null; isOn: boolean }

const columnsOf = ({ name, description, gifts, expiresAt, isOn }: VoucherTerms) => ({
  name,
  description,
  gifts: giftsDocument.write({ gifts }),
  expires_at: expiresAt,
  is_on: isOn,
})

type Own = { id: string; creatorId: string }

export const insertVoucher = (tx: Tx, { id, creatorId, terms, now }: Own & { terms: VoucherTerms; now: Date }) =>
  tx
    .insertInto('vouchers')
    .values({ id, creator_id: creatorId, ...columnsOf(terms), created_at: now })
    .execute()

const didChange = ({ numUpdatedRows }: { numUpdatedRows: bigint }): boolean => numUpdatedRows === 1n

export const updateVoucher = async (tx: Tx, { id, creatorId, terms }: Own & { terms: VoucherTerms }): Promise<boolean> =>
  didChange(
    await tx.updateTable('vouchers').set(columnsOf(terms)).where('id', '=', id).where('creator_id', '=', creatorId).executeTakeFirst(),
  )

export const setVoucherOn = async (tx: Tx, { id, creatorId, isOn }: Own & { isOn: boolean }): Promise<boolean> =>
  didChange(
    await tx.updateTable('vouchers').set({ is_on: isOn }).where('id', '=', id).where('creator_id', '=', creatorId).executeTakeFirst(),
  )

export const hasVoucher = async (db: Reader, { id, creatorId }: Own): Promise<boolean> =>
  (await db.selectFrom('vouchers').select('id').where('id', '=', id).where('creator_id', '=', creatorId).executeTakeFirst()) !== undefined

export type NewBatch = {
  id: string
  voucherId: string
  name: string
  usesPerCode: number
  expiresAt: Date | null
  by: string | null
  codes: readonly MadeCode[]
  now: Date
}

export const insertBatch = async (tx: Tx, { id, voucherId, name, usesPerCode, expiresAt, by, codes, now }: NewBatch): Promise<void> => {
  await tx
    .insertInto('voucher_batches')
    .values({ id, voucher_id: voucherId, name, uses_per_code: usesPerCode, expires_at: expiresAt, created_at: now, created_by: by })
    .execute()
  await sql`
    insert into voucher_codes (fingerprint, batch_id, index, sealed, ending, max_uses)
    select code.fingerprint, ${id}, code.index, code.sealed, code.ending, ${usesPerCode}
    from unnest(${codes.map((code) => code.fingerprint)}::bytea[], ${codes.map((code) => code.encrypted)}::text[],
      ${codes.map((code) => code.ending)}::text[]) with ordinality as code (fingerprint, sealed, ending, index)`.execute(tx)
}

export const setBatchOn = async (tx: Tx, { id, voucherId, isOn }: { id: string; voucherId: string; isOn: boolean }): Promise<boolean> =>
  didChange(
    await tx
      .updateTable('voucher_batches')
      .set({ is_on: isOn })
      .where('id', '=', id)
      .where('voucher_id', '=', voucherId)
      .executeTakeFirst(),
  )

/** Takes one use of a code, if one is left. Concurrent calls wait for the row, and get the correct answer. */
export const takeCodeUse = async (tx: Tx, fingerprint: Buffer): Promise<boolean> =>
  didChange(
    await tx
      .updateTable('voucher_codes')
      .set((set) => ({ uses: set('uses', '+', 1) }))
      .where('fingerprint', '=', fingerprint)
      .whereRef('uses', '<', 'max_uses')
      .executeTakeFirst(),
  )

export type NewRedemption = { id: string; voucherId: string; batchId: string; fingerprint: Buffer; userId: string; what: string; now: Date }

/** False when this customer has redeemed the code before. */
export const insertRedemption = async (tx: Tx, one: NewRedemption): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('voucher_redemptions')
    .values({
      id: one.id,
      voucher_id: one.voucherId,
      batch_id: one.batchId,
      fingerprint: one.fingerprint,
      user_id: one.userId,
      what: one.what,
      at: one.now,
    })
    .onConflict((conflict) => conflict.columns(['fingerprint', 'user_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const insertVoucherLicenses = (tx: Tx, redemptionId: string, licenseIds: readonly string[]) =>
  sql`
    insert into voucher_licenses (license_id, redemption_id)
    select id, ${redemptionId} from unnest(${[...licenseIds]}::text[]) as id`.execute(tx)

/** Redemptions of an account that is merged into another. A code that both have redeemed stays with each. */
export const moveRedemptions = async (tx: Tx, { from, to }: { from: string; to: string }): Promise<void> => {
  await sql`
    update voucher_redemptions r set user_id = ${to} where r.user_id = ${from} and not exists (
      select from voucher_redemptions o where o.fingerprint = r.fingerprint and o.user_id = ${to})`.execute(tx)
}
