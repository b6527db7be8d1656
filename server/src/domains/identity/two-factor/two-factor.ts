import { Secret, TOTP } from 'otpauth'
import type { Vault } from '#kernel/vault.ts'
import type { Tx } from '#platform/database/database.ts'
import type { EncryptedColumn } from '#platform/database/reencrypt.ts'
import '../identity.tables.ts'
import type { UserRow } from '../accounts/user.store.ts'

const encryptionPurpose = 'totp-secret'
const recoveryPurpose = 'recovery-code'
const period = 30

export const totpColumns: EncryptedColumn[] = [{ table: 'users', key: ['id'], column: 'totp_secret', purpose: encryptionPurpose }]

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Soundfair', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

export const newTotp = (vault: Vault, email: string) => {
  const secret = new Secret({ size: 20 }).base32
  return { secret, encrypted: vault.encrypt(encryptionPurpose, secret), uri: totpOf(secret, email).toString() }
}

/** The time step a code belongs to, now or one step to either side for clocks that are a little off. */
export const stepOfCode = (vault: Vault, encrypted: string, code: string, now: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = totpOf(vault.decrypt(encryptionPurpose, encrypted), '').validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta
}

/** A code is used once: of two who read it over a shoulder, one gets in. */
const spendStep = async (tx: Tx, userId: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ totp_step: step })
    .where('id', '=', userId)
    .where((is) => is.or([is('totp_step', 'is', null), is('totp_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Written with or without its dash, in any case. */
const plainRecoveryCode = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '')

export const fingerprintRecoveryCode = (vault: Vault, code: string): Buffer => vault.fingerprint(recoveryPurpose, plainRecoveryCode(code))

const spendRecoveryCode = async (tx: Tx, vault: Vault, userId: string, code: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', fingerprintRecoveryCode(vault, code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const isTwoFactorOn = (user: Pick<UserRow, 'totp_secret' | 'totp_since'>): boolean =>
  user.totp_since !== null && user.totp_secret !== null

/** Uses up a code of the app, or one of the recovery codes. */
export const spendSecondFactor = async (tx: Tx, vault: Vault, user: UserRow, given: string, now: Date): Promise<boolean> => {
  const code = given.trim()
  const step = user.totp_secret === null ? undefined : stepOfCode(vault, user.totp_secret, code, now)
  return step === undefined ? spendRecoveryCode(tx, vault, user.id, code, now) : spendStep(tx, user.id, step)
}
