import type { MinorPrices } from '#kernel/prices.ts'
import { document, flag, instant, integer, nullable, numeric, oneOf, type RowOf, text, withDefault } from '#platform/database/columns.ts'

export const promotionTables = {
  sale_discounts: {
    id: text,
    creator_id: text,
    name: text,
    description: nullable(text),
    percentage: nullable(numeric),
    amounts: nullable(document<MinorPrices>()),
    is_exclusive: withDefault(flag),
    starts_at: instant,
    ends_at: nullable(instant),
    recurring_payment_use_count: nullable(integer),
    created_at: instant,
  },
  sale_discount_targets: { discount_id: text, creator_id: text, item_kind: oneOf(['p', 'b']), item_id: text, variation_id: nullable(text) },
}

type PromotionTables = { [Name in keyof typeof promotionTables]: RowOf<(typeof promotionTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends PromotionTables {}
}
