import { listAccountItems } from '#domains/catalog/index.ts'
import { issueLicenses } from '#domains/licensing/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { getGoodCode } from './find-code.ts'
import { listGivenProducts } from './gift.views.ts'
import { grantsOf } from './grant.rules.ts'
import { giftText } from './voucher.rules.ts'
import { insertRedemption, insertVoucherLicenses, takeCodeUse } from './voucher.store.ts'
import { namedGifts } from './voucher.views.ts'

type Asked = { fingerprint: Buffer; user: { id: string; email: string }; scope: string | undefined; now: Date }

/** Uses a code once for one customer: its licenses are issued at once. The use counts only if everything is given. */
export const redeemVoucher = async (tx: Tx, { fingerprint, user, scope, now }: Asked): Promise<void> => {
  const code = await getGoodCode(tx, { fingerprint, userId: user.id, scope, now })
  const { creator_id: creatorId, gifts } = code
  if (code.is_redeemed) refuse('already-done', { detail: 'You have already redeemed this code.' })
  if (!(await takeCodeUse(tx, fingerprint))) refuse('already-done', { detail: 'This code has been used up.' })

  const products = await listGivenProducts(tx, creatorId, gifts)
  const grants = gifts.flatMap(
    (gift) =>
      grantsOf(gift, products, creatorId, now) ??
      refuse('already-done', { detail: 'What this code redeems isn’t out yet. Keep it for later.' }),
  )
  const items = await listAccountItems(
    tx,
    gifts.map(({ kind, itemId }) => ({ kind, creatorId, itemId })),
  )
  const id = newId('vrd', now)
  const what = giftText(namedGifts(creatorId, items, gifts))
  const redemption = { id, voucherId: code.voucher_id, batchId: code.batch_id, fingerprint, userId: user.id, what, now }
  if (!(await insertRedemption(tx, redemption))) refuse('already-done', { detail: 'You have already redeemed this code.' })
  const cause = { type: 'Voucher', note: code.name } as const
  const licenses = await issueLicenses(tx, { grants, cause, userId: user.id, email: user.email, now })
  await insertVoucherLicenses(
    tx,
    id,
    licenses.map((license) => license.id),
  )
}
