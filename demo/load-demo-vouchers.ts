import { findUserByEmail } from '#domains/identity/index.ts'
import { encryptCode, issueBatch, issueVoucher, makeCodes, redeemVoucher, typedFingerprint } from '#domains/vouchers/index.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Tx } from '#platform/database/database.ts'
import { type DemoVoucher, demoVouchers } from './shop/vouchers.ts'

const aDay = 24 * 60 * 60 * 1000

type Batch = DemoVoucher['batches'][number]

const writeBatch = async (tx: Tx, encryption: Vault, voucherId: string, batch: Batch, now: Date): Promise<void> => {
  const { name, usesPerCode, known, others, redeemedBy } = batch
  const codes = [...known.map((code) => encryptCode(encryption, code)), ...(await makeCodes(encryption, others))]
  await issueBatch(tx, { voucherId, form: { name, codes: codes.length, usesPerCode, expiresAt: null }, codes }, null, now)
  const user = redeemedBy && (await findUserByEmail(tx, redeemedBy))
  if (!user) return
  const fingerprint = typedFingerprint(encryption, known[0] ?? '')
  await redeemVoucher(tx, { fingerprint, user: { id: user.id, email: user.email }, scope: undefined, now: new Date(now.getTime() + aDay) })
}

/** Vouchers with their codes, some of which are published in the demo shop's texts. */
export const loadDemoVouchers = async (tx: Tx, encryption: Vault, now: Date): Promise<void> => {
  const made = new Date(now.getTime() - 9 * aDay)
  for (const { creatorId, form, batches } of demoVouchers) {
    const voucherId = await issueVoucher(tx, creatorId, form, made)
    for (const batch of batches) await writeBatch(tx, encryption, voucherId, batch, made)
  }
}
