import { sql } from 'kysely'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import { type Gift, giftsDocument } from './gifts.document.ts'
import { codeMessage, judgeCode } from './voucher.rules.ts'

export type FoundCode = {
  fingerprint: Buffer
  voucher_id: string
  batch_id: string
  creator_id: string
  name: string
  description: string | null
  gifts: Gift[]
  voucher: { is_on: boolean; expires_at: Date | null }
  batch: { is_on: boolean; expires_at: Date | null }
  uses: number
  max_uses: number
  is_redeemed: boolean
}

type Row = Omit<FoundCode, 'voucher' | 'batch' | 'gifts'> & {
  gifts: Stored<{ gifts: Gift[] }>
  voucher_on: boolean
  voucher_expires: Date | null
  batch_on: boolean
  batch_expires: Date | null
}

type Asked = { fingerprint: Buffer; userId: string | null; scope: string | undefined; now: Date }

/** A usable code, or a 404 that says why not. In a creator's scope only that creator's codes are found. */
export const getGoodCode = async (db: Reader, { fingerprint, userId, scope, now }: Asked): Promise<FoundCode> => {
  const { rows } = await sql<Row>`
    select c.fingerprint, c.uses, c.max_uses, b.id as batch_id, v.id as voucher_id, v.creator_id, v.name, v.description, v.gifts,
      v.is_on as voucher_on, v.expires_at as voucher_expires, b.is_on as batch_on, b.expires_at as batch_expires,
      exists (select from voucher_redemptions r where r.fingerprint = c.fingerprint and r.user_id = ${userId}) as is_redeemed
    from voucher_codes c join voucher_batches b on b.id = c.batch_id join vouchers v on v.id = b.voucher_id
    where c.fingerprint = ${fingerprint}`.execute(db)
  const row = rows[0]
  if (!row || (scope !== undefined && row.creator_id !== scope)) return refuse('not-found', { detail: codeMessage.unknown })
  const { voucher_on, voucher_expires, batch_on, batch_expires, ...code } = row
  const voucher = { is_on: voucher_on, expires_at: voucher_expires }
  const batch = { is_on: batch_on, expires_at: batch_expires }
  const verdict = judgeCode(voucher, batch, now)
  if (!verdict.good) refuse('not-found', { detail: codeMessage[verdict.because] })
  return { ...code, gifts: giftsDocument.read(code.gifts).gifts, voucher, batch }
}
