import { auditDetailsDocument } from '#domains/audit/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import { findStudio } from '../studio/studio.store.ts'
import { userAddressDocument } from './user.documents.ts'

const readWishes = (db: Reader, email: string) =>
  db
    .selectFrom('communication_preferences')
    .select(['scope', 'newsletter', 'product_updates as productUpdates', 'confirmed_at as confirmedAt'])
    .where('email', '=', email)
    .orderBy('scope')
    .execute()

const readAccountWishes = (db: Reader, userId: string) =>
  db
    .selectFrom('account_wishes')
    .select(({ fn, val }) => [
      'scope',
      fn.coalesce('newsletter', val(false)).as('newsletter'),
      fn.coalesce('product_updates', val(false)).as('productUpdates'),
      val<null>(null).as('confirmedAt'),
    ])
    .where('user_id', '=', userId)
    .orderBy('scope')
    .execute()

/** The account itself, in the shop's words. Secrets are theirs too, but are worth nothing in a file. */
export const readAccountExport = async (db: Reader, userId: string) => {
  const [account, sessions, teams, log] = await Promise.all([
    db
      .selectFrom('users')
      .select(['id', 'email', 'name', 'address', 'phone', 'business_name as businessName', 'tax_id as taxId', 'staff_roles as staffRoles'])
      .select([
        'created_at as createdAt',
        'confirmed_at as confirmedAt',
        'terms_accepted_at as termsAcceptedAt',
        'totp_since as twoFactorSince',
      ])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('sessions')
      .select(['device', 'network', 'scope', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('creator_members')
      .select(['creator_id as creatorId', 'roles', 'created_at as since'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('audit_log')
      .select(['at', 'action', 'creator_id as creatorId', 'subject', 'details', 'network'])
      .where('actor_id', '=', userId)
      .orderBy('id')
      .limit(10_000)
      .execute(),
  ])
  // What is known of an address is told to whoever has proved that it is theirs.
  const isProven = account.confirmedAt !== null
  const communications = isProven ? await readWishes(db, account.email.toLowerCase()) : await readAccountWishes(db, userId)
  return {
    account: { ...account, address: readOptional(userAddressDocument, account.address) },
    studio: await findStudio(db, userId),
    sessions,
    teams,
    communications,
    log: log.map((entry) => ({ ...entry, details: auditDetailsDocument.read(entry.details) })),
  }
}
