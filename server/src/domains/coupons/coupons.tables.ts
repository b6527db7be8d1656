import type { MinorPrices } from '#kernel/prices.ts'
import {
  document,
  flag,
  instant,
  integer,
  nullable,
  numeric,
  oneOf,
  type RowOf,
  text,
  uuid,
  withDefault,
} from '#platform/database/columns.ts'

export type CouponTarget = { kind: 'p' | 'b'; itemId: string; variationId: string | null }

export const couponTables = {
  coupons: {
    id: text,
    creator_id: text,
    code: text,
    name: text,
    description: nullable(text),
    percentage: nullable(numeric),
    amounts: nullable(document<MinorPrices>()),
    targets: nullable(document<CouponTarget[]>()),
    minimum: nullable(document<MinorPrices>()),
    starts_at: nullable(instant),
    ends_at: nullable(instant),
    max_uses: nullable(integer),
    max_uses_per_customer: nullable(integer),
    is_exclusive: withDefault(flag),
    recurring_payment_use_count: nullable(integer),
    is_on: withDefault(flag),
    uses: withDefault(integer),
    created_at: instant,
  },
  coupon_uses: {
    coupon_id: text,
    order_id: uuid,
    customer: text,
    reserved_at: instant,
    status: withDefault(oneOf(['Reserved', 'Counted', 'GivenBack'])),
  },
}

type CouponTables = { [Name in keyof typeof couponTables]: RowOf<(typeof couponTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends CouponTables {}
}
