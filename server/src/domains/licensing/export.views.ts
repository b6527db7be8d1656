import type { Reader } from '#platform/database/database.ts'
import './licensing.tables.ts'

/** A person's licenses, for the export of their data. */
export const exportLicenses = (db: Reader, userId: string) =>
  db
    .selectFrom('licenses')
    .select(['id', 'creator_id as creatorId', 'product_id as productId', 'cause', 'status'])
    .select(['expires_at as expiresAt', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** The devices that these licenses were activated on. */
export const exportDevices = (db: Reader, userId: string) =>
  db
    .selectFrom('activations')
    .innerJoin('licenses', 'licenses.id', 'activations.license_id')
    .select(['activations.license_id as licenseId', 'device_name as name', 'device_signature as signature', 'method', 'platform'])
    .select(['activations.status', 'first_validated_at as firstSeenAt', 'last_validated_at as lastSeenAt'])
    .where('licenses.user_id', '=', userId)
    .orderBy('activations.id')
    .execute()
