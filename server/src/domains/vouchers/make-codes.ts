import { randomInt } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Vault } from '#kernel/vault.ts'
import { newCode, readCode } from './code.rules.ts'

const purpose = 'voucher-code'

export type MadeCode = { fingerprint: Buffer; sealed: string; ending: string }

const fingerprintOf = (seals: Vault, letters: string): Buffer => seals.fingerprint(purpose, letters)

export const openCode = (seals: Vault, sealed: string): string => seals.open(purpose, sealed)

/** What a typed code is looked up by. What cannot be a code is looked up all the same, so that nobody learns it from the time. */
export const typedFingerprint = (seals: Vault, typed: string): Buffer => fingerprintOf(seals, readCode(typed) ?? '')

/** What is kept of a code. */
export const sealCode = (seals: Vault, typed: string): MadeCode => {
  const code = readCode(typed)
  if (!code) throw new Error(`${typed} is no code`)
  return { fingerprint: fingerprintOf(seals, code), sealed: seals.seal(purpose, code), ending: code.slice(-4) }
}

/** So many different codes. Others get their turn in between: ten thousand take a moment. */
export const makeCodes = async (seals: Vault, count: number): Promise<MadeCode[]> => {
  const letters = new Set<string>()
  while (letters.size < count) letters.add(newCode((below) => randomInt(below)))
  const made: MadeCode[] = []
  for (const code of letters) {
    made.push(sealCode(seals, code))
    if (made.length % 250 === 0) await breathe()
  }
  return made
}
