import { sql } from 'kysely'
import type { Address } from '#contract/core/address.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { type Written, writeOptional } from '#platform/database/stored-document.ts'
import { userAddressDocument } from './user.documents.ts'
import '../identity.tables.ts'

/** Addresses are compared in lower case and stored as they were entered. */
export const emailKey = (email: string): string => email.toLowerCase()

const byEmail = (db: Reader, email: string) =>
  db.selectFrom('users').selectAll().where(sql`lower(email)`, '=', emailKey(email)).where('deleted_at', 'is', null)

/** The account that an address signs in to: the confirmed one, else the one signed up with it. */
export const findUserByEmail = (db: Reader, email: string) =>
  byEmail(db, email).orderBy(sql`confirmed_at is null, password_hash is null`).limit(1).executeTakeFirst()

/** The address's own account: confirmed, or unconfirmed without a password. Purchases by address go there. */
export const findHolder = (db: Reader, email: string) =>
  byEmail(db, email).where(sql<boolean>`(confirmed_at is not null or password_hash is null)`).executeTakeFirst()

/** The account that somebody signed up with this address and has not confirmed. It owns nothing that came by address. */
export const findSignedUp = (db: Reader, email: string) =>
  byEmail(db, email).where(sql<boolean>`not (confirmed_at is not null or password_hash is null)`).executeTakeFirst()

/**
 * Changes of an address's owner are serialised: confirmations, sign-ups and purchases of one address wait for each other here. Locked before
 * any account, and always in the same order, so that nothing deadlocks.
 */
export const lockAddresses = async (tx: Tx, ...emails: string[]): Promise<void> => {
  for (const key of [...new Set(emails.map(emailKey))].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`address/${key}`}, 9))`.execute(tx)
  }
}

export const getUserRow = (db: Reader, userId: string) =>
  db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

/** Locked before anything else of the person. It does not block rows that only refer to them, such as a cart or a session. */
export const lockUser = (tx: Tx, userId: string) =>
  tx.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Several of them, always in the same order; unknown ids are skipped. */
export const lockUsers = async (tx: Tx, userIds: readonly string[]): Promise<void> => {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...userIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Whether an account is not deleted; it cannot be until the transaction is over. */
export const isAlive = async (tx: Tx, userId: string): Promise<boolean> => {
  const user = await tx.selectFrom('users').select('deleted_at').where('id', '=', userId).forShare().executeTakeFirst()
  return user?.deleted_at === null
}

export type UserRow = Awaited<ReturnType<typeof getUserRow>>

type NewUser = {
  id: string
  email: string
  name: string
  passwordHash: string | null
  address: Address | null
  confirmedAt: Date | null
  termsAcceptedAt: Date | null
  now: Date
}

/** False when somebody else took the address a moment before. */
export const insertUser = async (tx: Tx, user: NewUser): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      address: writeOptional(userAddressDocument, user.address),
      confirmed_at: user.confirmedAt,
      terms_accepted_at: user.termsAcceptedAt,
      created_at: user.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type UserChange = Partial<{
  name: string
  email: string
  password_hash: string | null
  confirmed_at: Date
  address: Written<Address> | null
  phone: string | null
  business_name: string | null
  tax_id: string | null
  totp_secret: string | null
  totp_since: Date | null
  totp_step: number | null
  deleted_at: Date
}>

export const changeUser = async (tx: Tx, userId: string, change: UserChange): Promise<void> => {
  if (Object.keys(change).length > 0) await tx.updateTable('users').set(change).where('id', '=', userId).execute()
}

const uniqueViolation = '23505'

/** Moves it to another address, which this confirms. False when somebody took it at the same moment, which only the index notices: the caller refuses. */
export const moveUser = async (tx: Tx, user: Pick<UserRow, 'id' | 'confirmed_at'>, email: string, now: Date): Promise<boolean> => {
  try {
    await changeUser(tx, user.id, { email, ...(!user.confirmed_at && { confirmed_at: now }) })
    return true
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return false
    throw error
  }
}
