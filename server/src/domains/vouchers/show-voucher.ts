import type { ShownVoucher } from '#contract/vouchers/redeeming.ts'
import { type AccountItem, findItem, listAccountItems, toAccountBundle, toAccountProduct } from '#domains/catalog/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { readCode, writeCode } from './code.rules.ts'
import { type FoundCode, getGoodCode } from './find-code.ts'
import type { Gift } from './gifts.document.ts'
import { endOf } from './voucher.rules.ts'

type Asked = {
  typed: string
  fingerprint: Buffer
  userId: string | null
  owned: ReadonlySet<string>
  scope: string | undefined
  now: Date
}

const quantified = <Value>(code: FoundCode, items: readonly AccountItem[], kind: Gift['kind'], toValue: (item: AccountItem) => Value) =>
  code.gifts.flatMap((gift) => {
    const item = gift.kind === kind ? findItem(items, { kind, creatorId: code.creator_id, itemId: gift.itemId }) : undefined
    return item ? [{ value: toValue(item), quantity: gift.quantity }] : []
  })

/** What a code gives, for the person who has it. */
export const showVoucher = async (db: Reader, { typed, fingerprint, userId, owned, scope, now }: Asked): Promise<ShownVoucher> => {
  const code = await getGoodCode(db, { fingerprint, userId, scope, now })
  const items = await listAccountItems(
    db,
    code.gifts.map(({ kind, itemId }) => ({ kind, creatorId: code.creator_id, itemId })),
  )
  return {
    id: code.voucher_id,
    name: code.name,
    description: code.description ?? '',
    code: writeCode(readCode(typed) ?? ''),
    redeemed: code.is_redeemed || code.uses >= code.max_uses,
    redeemsProducts: quantified(code, items, 'product', (item) => toAccountProduct(item, owned)),
    redeemsBundles: quantified(code, items, 'bundle', (item) => toAccountBundle(item, owned)),
    expiresAt: endOf(code.voucher.expires_at, code.batch.expires_at)?.toISOString() ?? null,
  }
}
