import { setImmediate as breathe } from 'node:timers/promises'
import { randomBelow } from '#kernel/chance.ts'
import type { Vault } from '#kernel/vault.ts'
import type { EncryptedColumn } from '#platform/database/reencrypt.ts'
import { newCode, readCode } from './code.rules.ts'

const purpose = 'voucher-code'

export const voucherCodeColumns: EncryptedColumn[] = [{ table: 'voucher_codes', key: ['fingerprint'], column: 'sealed', purpose }]

export type MadeCode = { fingerprint: Buffer; encrypted: string; ending: string }

const fingerprintOf = (encryption: Vault, letters: string): Buffer => encryption.fingerprint(purpose, letters)

export const openCode = (encryption: Vault, encrypted: string): string => encryption.decrypt(purpose, encrypted)

/** The key that a typed code is looked up by. An impossible code is looked up as well, so that the time reveals nothing. */
export const typedFingerprint = (encryption: Vault, typed: string): Buffer => fingerprintOf(encryption, readCode(typed) ?? '')

/** The stored form of a code. */
export const encryptCode = (encryption: Vault, typed: string): MadeCode => {
  const code = readCode(typed)
  if (!code) throw new Error(`${typed} is no code`)
  return { fingerprint: fingerprintOf(encryption, code), encrypted: encryption.encrypt(purpose, code), ending: code.slice(-4) }
}

/** This many different codes. It yields in between: ten thousand take a moment. */
export const makeCodes = async (encryption: Vault, count: number): Promise<MadeCode[]> => {
  const letters = new Set<string>()
  while (letters.size < count) letters.add(newCode(randomBelow))
  const made: MadeCode[] = []
  for (const code of letters) {
    made.push(encryptCode(encryption, code))
    if (made.length % 250 === 0) await breathe()
  }
  return made
}
