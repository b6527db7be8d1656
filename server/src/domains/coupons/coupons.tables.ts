import {
  flag,
  instant,
  integer,
  nullable,
  numeric,
  oneOf,
  type RowOf,
  stored,
  text,
  uuid,
  withDefault,
} from '#platform/database/columns.ts'
import { couponAmountsDocument, couponMinimumDocument, targetsDocument } from './coupon.documents.ts'

export const couponTables = {
  coupons: {
    id: text,
    creator_id: text,
    code: text,
    name: text,
    description: nullable(text),
    percentage: nullable(numeric),
    amounts: nullable(stored(couponAmountsDocument)),
    targets: nullable(stored(targetsDocument)),
    minimum: nullable(stored(couponMinimumDocument)),
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
