import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../identity.tables.ts'
import { lockUser } from './user.store.ts'

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

type GivenCode = {
  codeHash: Buffer
  purpose: CodePurpose
  email: string
  /** Where only one account may use it. */
  userId?: string | undefined
  now: Date
}

const open = (db: Reader, { codeHash, purpose, email, userId, now }: GivenCode) =>
  db
    .selectFrom('mailed_codes')
    .select(['user_id', 'email', 'browser_hash'])
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', purpose)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as string))

/** Looks at a code that is still valid; it can be gone a moment later. */
export const findOpenCode = (db: Reader, given: GivenCode) => open(db, given).executeTakeFirst()

/**
 * Uses a code, and locks its account. Of many concurrent attempts, one succeeds: the row is locked and checked again. The account
 * is locked before its codes, as everywhere: two codes of one account would otherwise deadlock.
 */
export const spendCode = async (tx: Tx, given: GivenCode) => {
  const known = await findOpenCode(tx, given)
  if (!known) return undefined
  const user = await lockUser(tx, known.user_id)
  const found = await open(tx, given).forUpdate().executeTakeFirst()
  if (!found) return undefined
  await tx.updateTable('mailed_codes').set({ used_at: given.now }).where('code_hash', '=', given.codeHash).execute()
  return { ...found, user }
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

/** Links mailed to an address belong to the address's own account, whatever happens to the one they were made for. */
export const moveCodes = (tx: Tx, { from, to, email }: { from: string; to: string; email: string }) =>
  tx
    .updateTable('mailed_codes')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('purpose', 'in', ['confirm-account', 'reset-password'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute()

/** The codes that a change makes void. The caller has locked the account. */
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

/** A locked one is swept the next time. */
export const sweepCodes = (db: Reader, before: Date) =>
  db
    .deleteFrom('mailed_codes')
    .where('code_hash', 'in', (from) =>
      from.selectFrom('mailed_codes as c').select('c.code_hash').where('c.expires_at', '<', before).forUpdate().skipLocked(),
    )
    .execute()
