import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import './identity.tables.ts'

export type CodePurpose = 'confirm-account' | 'reset-password' | 'change-email'

type NewCode = {
  codeHash: Buffer
  purpose: CodePurpose
  userId: string
  email: string
  browserHash?: Buffer | null
  now: Date
  expiresAt: Date
}

export const insertCode = (tx: Tx, code: NewCode) =>
  tx
    .insertInto('mailed_codes')
    .values({
      code_hash: code.codeHash,
      purpose: code.purpose,
      user_id: code.userId,
      email: code.email,
      browser_hash: code.browserHash ?? null,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute()

type GivenCode = { codeHash: Buffer; purpose: CodePurpose; email: string; now: Date }

const open = (db: Reader, { codeHash, purpose, email, now }: GivenCode) =>
  db
    .selectFrom('mailed_codes')
    .select(['user_id', 'email', 'browser_hash'])
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', purpose)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)

/** A look at a code that could be used; it can be gone a moment later. */
export const findOpenCode = (db: Reader, given: GivenCode) => open(db, given).executeTakeFirst()

/** Uses a code up. Of many who try at once, one succeeds: the row is locked and looked at again. */
export const spendCode = async (tx: Tx, given: GivenCode) => {
  const found = await open(tx, given).forUpdate().executeTakeFirst()
  if (found) await tx.updateTable('mailed_codes').set({ used_at: given.now }).where('code_hash', '=', given.codeHash).execute()
  return found
}

/** Whether this browser is the one that an account was signed up in. */
export const isBrowserOf = async (db: Reader, userId: string, browserHash: Buffer): Promise<boolean> => {
  const found = await db
    .selectFrom('mailed_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'confirm-account')
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst()
  return found !== undefined
}

/** Links that went to an address belong to its own account, whatever becomes of the one they were made for. */
export const moveCodes = (tx: Tx, { from, to, email }: { from: string; to: string; email: string }) =>
  tx
    .updateTable('mailed_codes')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('purpose', 'in', ['confirm-account', 'reset-password'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute()

/** The codes that a change makes worthless. */
export const endCodes = (tx: Tx, userId: string, purposes: CodePurpose[], now: Date) =>
  tx
    .updateTable('mailed_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()

export const findPendingEmail = async (db: Reader, userId: string, now: Date): Promise<string | null> => {
  const found = await db
    .selectFrom('mailed_codes')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change-email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return found?.email ?? null
}

export const sweepCodes = (db: Reader, before: Date) => db.deleteFrom('mailed_codes').where('expires_at', '<', before).execute()
