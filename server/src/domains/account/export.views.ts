import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'

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

/** Everything that is kept about a person, by the words of the shop. Secrets are theirs too, but are worth nothing in a file. */
export const readExport = async (db: Reader, userId: string) => {
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
  const licenses = await db
    .selectFrom('licenses')
    .select([
      'id',
      'creator_id as creatorId',
      'product_id as productId',
      'cause',
      'status',
      'expires_at as expiresAt',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  const devices = await db
    .selectFrom('activations')
    .innerJoin('licenses', 'licenses.id', 'activations.license_id')
    .select(['activations.license_id as licenseId', 'device_name as name', 'device_signature as signature', 'method', 'platform'])
    .select(['activations.status', 'first_validated_at as firstSeenAt', 'last_validated_at as lastSeenAt'])
    .where('licenses.user_id', '=', userId)
    .orderBy('activations.id')
    .execute()
  // What is known of an address is told to whoever has proved that it is theirs.
  const isProven = account.confirmedAt !== null
  const key = account.email.toLowerCase()
  const communications = isProven ? await readWishes(db, key) : await readAccountWishes(db, userId)
  const letters = isProven
    ? await db
        .selectFrom('contact_messages')
        .select(['subject', 'message', 'created_at as sentAt'])
        .where(sql`lower(email)`, '=', key)
        .execute()
    : []
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['id', 'creator_id as creatorId', 'item_id as itemId', 'status', 'cycle', 'currency', 'quantity', 'buyer'])
    .select(['method_name as paymentMethod', 'started_at as startedAt', 'expires_at as expiresAt', 'paid_periods as paidPeriods'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return { account, sessions, teams, licenses, devices, subscriptions, communications, lettersToSupport: letters, log }
}
