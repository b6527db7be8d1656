import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { writeReason } from '../history/hand-reason.rules.ts'
import type { Doer } from '../history/license-event.store.ts'
import { revokeOneLicense } from '../license.store.ts'
import '../licensing.tables.ts'

type TakingBack = { licenseIds: readonly string[]; reason: string; doer: Doer; now: Date }

/** Changes made to a license since it was given; using it is not a change. */
const changes = ['Revoked', 'Restored', 'SeatsChanged', 'Extended', 'Transferred'] as const

const isChanged = async (tx: Tx, ids: readonly string[]): Promise<boolean> =>
  (await tx
    .selectFrom('license_events')
    .select('license_id')
    .where('license_id', 'in', ids)
    .where('kind', 'in', changes)
    .limit(1)
    .executeTakeFirst()) !== undefined

type Gift = { creatorId: string; productId: string }

/** Revokes all licenses given together, or none, and returns them. Nobody pays for a gift, so no payment is stopped. */
export const takeBackGift = async (tx: Tx, { licenseIds, reason, doer, now }: TakingBack): Promise<Gift> => {
  const held = await tx
    .selectFrom('licenses')
    .select(['id', 'creator_id', 'product_id', 'created_at'])
    .where('id', 'in', licenseIds)
    .where('cause', '=', 'Grant')
    .orderBy('id')
    .forUpdate()
    .execute()
  const [first] = held
  if (!first || held.length !== licenseIds.length) return refuse('not-found')
  const gifts = new Set(held.map(({ creator_id, product_id, created_at }) => `${creator_id}/${product_id} ${created_at.getTime()}`))
  if (gifts.size > 1) refuse('invalid-input', { errors: { licenseIds: ['These were not given together. Revoke them one by one.'] } })
  if (await isChanged(tx, licenseIds)) {
    refuse('edited-elsewhere', {
      detail: 'Someone has changed these licenses in the meantime. Check them before you revoke them.',
    })
  }
  for (const { id } of held) await revokeOneLicense(tx, id, writeReason(doer, reason), doer, now)
  return { creatorId: first.creator_id, productId: first.product_id }
}
