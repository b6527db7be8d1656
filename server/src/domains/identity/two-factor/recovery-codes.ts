import { randomBelow } from '#kernel/chance.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../identity.tables.ts'
import { fingerprintRecoveryCode } from './two-factor.ts'

/** Without letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const count = 10

const newRecoveryCode = (): string => {
  const letters = Array.from({ length: 12 }, () => alphabet[randomBelow(alphabet.length)]).join('')
  return `${letters.slice(0, 6)}-${letters.slice(6)}`
}

/** Ten new codes; those before end. They are shown once and kept as fingerprints. */
export const replaceRecoveryCodes = async (tx: Tx, vault: Vault, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: count }, newRecoveryCode)
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: fingerprintRecoveryCode(vault, code) })))
    .execute()
  return codes
}

export const dropRecoveryCodes = (tx: Tx, userId: string) => tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()

export const countRecoveryCodes = async (db: Reader, userId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
