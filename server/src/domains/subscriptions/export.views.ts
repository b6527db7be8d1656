import type { Reader } from '#platform/database/database.ts'
import './subscriptions.tables.ts'

/** A person's subscriptions, for their own copy of everything. */
export const exportSubscriptions = (db: Reader, userId: string) =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'creator_id as creatorId', 'item_id as itemId', 'status', 'cycle', 'currency', 'quantity', 'buyer'])
    .select(['method_name as paymentMethod', 'started_at as startedAt', 'expires_at as expiresAt', 'paid_periods as paidPeriods'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
