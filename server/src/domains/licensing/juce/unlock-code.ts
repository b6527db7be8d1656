import { randomBelow } from '#kernel/chance.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Tx } from '#platform/database/database.ts'
import '../licensing.tables.ts'

/** Without letters that look like others: codes are typed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const lifetime = 15 * 60 * 1000
const purpose = 'unlock-code'

const plain = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** Twelve letters of thirty, in groups of four. */
const newCode = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => alphabet[randomBelow(alphabet.length)]).join('')).join('-')

/** A code that replaces the password once, so that a plugin never sees it. A new one ends earlier ones. */
export const makeUnlockCode = async (tx: Tx, encryption: Vault, userId: string, now: Date) => {
  const code = newCode()
  const expiresAt = new Date(now.getTime() + lifetime)
  await tx.deleteFrom('unlock_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('unlock_codes')
    .values({ code_hash: encryption.fingerprint(purpose, plain(code)), user_id: userId, created_at: now, expires_at: expiresAt })
    .execute()
  return { code, expiresAt: expiresAt.toISOString() }
}

/** Uses a code. Of many concurrent attempts, one succeeds. */
export const spendUnlockCode = async (tx: Tx, encryption: Vault, userId: string, given: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('unlock_codes')
    .set({ used_at: now })
    .where('code_hash', '=', encryption.fingerprint(purpose, plain(given)))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
