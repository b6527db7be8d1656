import { findUserByEmail } from '#domains/identity/index.ts'
import { issueBatch, issueVoucher, makeCodes, redeemVoucher, sealCode, typedFingerprint } from '#domains/vouchers/index.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Tx } from '#platform/database/database.ts'
import { type DemoVoucher, demoVouchers } from './shop/vouchers.ts'

const aDay = 24 * 60 * 60 * 1000

type Batch = DemoVoucher['batches'][number]

const writeBatch = async (tx: Tx, seals: Vault, voucherId: string, batch: Batch, now: Date): Promise<void> => {
  const { name, usesPerCode, known, others, redeemedBy } = batch
  const codes = [...known.map((code) => sealCode(seals, code)), ...(await makeCodes(seals, others))]
  await issueBatch(tx, { voucherId, form: { name, codes: codes.length, usesPerCode, expiresAt: null }, codes }, null, now)
  const user = redeemedBy && (await findUserByEmail(tx, redeemedBy))
  if (!user) return
  const fingerprint = typedFingerprint(seals, known[0] ?? '')
  await redeemVoucher(tx, { fingerprint, user: { id: user.id, email: user.email }, scope: undefined, now: new Date(now.getTime() + aDay) })
}

/** Vouchers with their codes, some of them known to everybody who reads the demo shop's texts. */
export const loadDemoVouchers = async (tx: Tx, seals: Vault, now: Date): Promise<void> => {
  const made = new Date(now.getTime() - 9 * aDay)
  for (const { creatorId, form, batches } of demoVouchers) {
    const voucherId = await issueVoucher(tx, creatorId, form, made)
    for (const batch of batches) await writeBatch(tx, seals, voucherId, batch, made)
  }
}
