import { itemKinds } from '#kernel/item-kind.ts'
import { flag, instant, integer, nullable, numeric, oneOf, type RowOf, stored, text, withDefault } from '#platform/database/columns.ts'
import { discountAmountsDocument } from './discount-amounts.ts'

export const promotionTables = {
  sale_discounts: {
    id: text,
    creator_id: text,
    name: text,
    description: nullable(text),
    percentage: nullable(numeric),
    amounts: nullable(stored(discountAmountsDocument)),
    is_exclusive: withDefault(flag),
    starts_at: instant,
    ends_at: nullable(instant),
    recurring_payment_use_count: nullable(integer),
    created_at: instant,
  },
  sale_discount_targets: { discount_id: text, creator_id: text, item_kind: oneOf(itemKinds), item_id: text, variation_id: nullable(text) },
}

type PromotionTables = { [Name in keyof typeof promotionTables]: RowOf<(typeof promotionTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends PromotionTables {}
}
