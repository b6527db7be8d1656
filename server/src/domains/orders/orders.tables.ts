import { type Currency, currencies } from '#contract/core/money.ts'
import { type Channel, channels, orderStatuses } from '#contract/orders/orders.ts'
import { type ItemKind, itemKinds } from '#kernel/item-kind.ts'
import {
  bigint,
  bytes,
  instant,
  integer,
  nullable,
  oneOf,
  type RowOf,
  stored,
  text,
  texts,
  uuid,
  withDefault,
} from '#platform/database/columns.ts'
import { consentDocument, customerDocument, seenDocument, utmDocument } from './order.documents.ts'
import { snapshotDocument } from './snapshots/order-snapshot.ts'

/** One line of a cart: an item in one variation, with a quantity. */
export type WantedLine = {
  kind: ItemKind
  creatorId: string
  itemId: string
  variationId: string
  quantity: number
  /** The creator's channel through which it was added. */
  channel?: Channel
  /** The next period of a subscription: it costs what was agreed, in minor units. Only the server writes this. */
  agreed?: { subscriptionId: string; period: number; currency: Currency; original: number; subtotal: number }
}

export const orderTables = {
  orders: {
    id: uuid,
    currency: oneOf(currencies),
    status: oneOf(orderStatuses),
    coupon_ids: withDefault(texts),
    customer: nullable(stored(customerDocument)),
    /** Columns of the customer document, for SQL. */
    customer_email: nullable(text),
    customer_name: nullable(text),
    user_id: nullable(text),
    utm: withDefault(stored(utmDocument)),
    return_url: nullable(text),
    created_at: instant,
    visited_at: instant,
    secret_hash: nullable(bytes),
    consent: nullable(stored(consentDocument)),
    seen: nullable(stored(seenDocument)),
    snapshot: nullable(stored(snapshotDocument)),
    number: nullable(bigint),
    completed_at: nullable(instant),
    told_at: nullable(instant),
  },
  order_lines: {
    order_id: uuid,
    index: integer,
    kind: oneOf(itemKinds),
    creator_id: text,
    item_id: text,
    variation_id: text,
    quantity: integer,
    channel: nullable(oneOf(channels)),
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
