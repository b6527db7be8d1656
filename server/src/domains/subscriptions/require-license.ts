import { areTakenAway } from '#domains/licensing/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import type { SubscriptionRow } from './subscription.store.ts'

/** Nobody pays for a license that somebody took away by hand. */
export const requireLicense = async (db: Reader, { order_id: orderId, line_id: lineId }: Pick<SubscriptionRow, 'order_id' | 'line_id'>) => {
  if (await areTakenAway(db, { orderId, lineId }))
    refuse('already-done', { detail: 'The license was revoked, so there is nothing to pay for. Contact the creator or our support.' })
}
