import type { z } from 'zod'
import { type Currency, currencies } from '#contract/core/money.ts'
import { type Order, type orderCustomer, orderStatuses } from '#contract/orders/orders.ts'
import {
  bigint,
  bytes,
  document,
  instant,
  integer,
  nullable,
  oneOf,
  type RowOf,
  text,
  texts,
  uuid,
  withDefault,
} from '#platform/database/columns.ts'

/** What somebody wants: one thing in one variation, so many times. */
export type WantedLine = {
  kind: 'p' | 'b'
  creatorId: string
  itemId: string
  variationId: string
  quantity: number
  /** The creator's own door it came through. */
  via?: 'Embed' | 'BuyLink' | 'Site'
  /** The next period of a subscription: it costs what was agreed, in minor units. Only the server writes this. */
  agreed?: { subscriptionId: string; period: number; currency: Currency; original: number; subtotal: number }
}

/** The consent to immediate delivery: what was agreed to, when, and from where. */
export type Consent = { text: string; at: string; address: string }

/** What the buyer was last shown, in minor units. */
export type Seen = {
  currency: string
  due: number
  tax: number
  /** By which rule it was taxed; null while the buyer's country was not known. */
  taxedBy?: string | null
  lines: Record<string, number>
  /** How many of each line. */
  quantities?: Record<string, number>
  coupons: string[]
}

/** The order as it was shown when its payment began; that is what is charged. */
export type ShownOrder = Pick<Order, 'couponsApplied' | 'total' | 'items'>

export const orderTables = {
  orders: {
    id: uuid,
    currency: oneOf(currencies),
    status: oneOf(orderStatuses),
    coupon_ids: withDefault(texts),
    customer: nullable(document<z.infer<typeof orderCustomer>>()),
    user_id: nullable(text),
    utm: withDefault(document<Record<string, string>>()),
    return_url: nullable(text),
    created_at: instant,
    visited_at: instant,
    secret_hash: nullable(bytes),
    consent: nullable(document<Consent>()),
    seen: nullable(document<Seen>()),
    shown: nullable(document<ShownOrder>()),
    number: nullable(bigint),
    completed_at: nullable(instant),
    told_at: nullable(instant),
  },
  order_lines: {
    order_id: uuid,
    index: integer,
    kind: oneOf(['product', 'bundle']),
    creator_id: text,
    item_id: text,
    variation_id: text,
    quantity: integer,
    channel: nullable(oneOf(['Embed', 'BuyLink', 'Site'])),
    subscription_id: nullable(text),
    period: nullable(integer),
    agreed_currency: nullable(oneOf(currencies)),
    agreed_original: nullable(bigint),
    agreed_subtotal: nullable(bigint),
  },
}

type OrderTables = { [Name in keyof typeof orderTables]: RowOf<(typeof orderTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends OrderTables {}
}
