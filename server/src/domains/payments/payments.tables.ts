import { currencies } from '#contract/core/money.ts'
import { channels } from '#contract/orders/orders.ts'
import { paymentProviderNames } from '#contract/payments/providers.ts'
import { utmDocument } from '#domains/orders/index.ts'
import { itemKinds } from '#kernel/item-kind.ts'
import {
  bigint,
  computed,
  flag,
  instant,
  integer,
  nullable,
  numeric,
  oneOf,
  type RowOf,
  stored,
  text,
  textDocument,
  texts,
  uuid,
  withDefault,
} from '#platform/database/columns.ts'
import { eventDocument } from './events/event.document.ts'
import { feeReasons } from './fee.rules.ts'
import { basketDocument, buyerDocument, locationDocument } from './payment.documents.ts'
import { paymentStatuses } from './payment.states.ts'

export const checkoutTables = {
  payments: {
    id: text,
    index: computed<number>('bigint'),
    order_id: uuid,
    provider: oneOf(['None', ...paymentProviderNames]),
    provider_id: nullable(text),
    status: oneOf(paymentStatuses),
    reason: nullable(text),
    currency: oneOf(currencies),
    amount: bigint,
    captured: withDefault(bigint),
    refunded: withDefault(bigint),
    basket: stored(basketDocument),
    buyer: stored(buyerDocument),
    /** Copied from the buyer document, for SQL. */
    buyer_id: nullable(text),
    customer: text,
    fingerprint: text,
    network: text,
    client_secret: nullable(text),
    method_id: nullable(text),
    method_name: nullable(text),
    card_country: nullable(text),
    saved_method: nullable(text),
    /** The buyer's saved card, charged while they are there. */
    chosen_method: nullable(text),
    keeps_card: withDefault(flag),
    /** 'creator/product' of what it buys at the price of an upgrade. */
    upgrades: withDefault(texts),
    created_at: instant,
    updated_at: instant,
  },
  saved_cards: {
    user_id: text,
    provider: oneOf(paymentProviderNames),
    method_id: text,
    method_name: text,
    saved_at: instant,
  },
  provider_events: {
    provider: text,
    id: text,
    type: text,
    body: textDocument(eventDocument),
    reference: nullable(text),
    received_at: instant,
    done_at: nullable(instant),
  },
  sales: {
    id: text,
    order_id: uuid,
    order_number: bigint,
    creator_id: text,
    at: instant,
    customer_id: nullable(text),
    customer_name: text,
    customer_email: text,
    country: nullable(text),
    currency: oneOf(currencies),
    gross: bigint,
    discount: bigint,
    tax: bigint,
    due: bigint,
    fee: bigint,
    net: bigint,
    /** What lists show and filter by, derived from the lines. */
    what: withDefault(text),
    units: withDefault(integer),
    items: withDefault(texts),
    channels: withDefault(texts),
    coupons: withDefault(texts),
    /** What was refunded of the amount paid; the net amount after refunds and disputes. */
    refunded: withDefault(bigint),
    earned: withDefault(bigint),
    /** US cents for one minor unit, on the day of the sale. */
    usd_rate: withDefault(numeric),
    usd_due: computed<number>('bigint'),
    status: oneOf(['Completed', 'PartiallyRefunded', 'Refunded', 'Disputed']),
    utm: withDefault(stored(utmDocument)),
    location: nullable(stored(locationDocument)),
  },
  sale_lines: {
    order_id: uuid,
    line_id: text,
    sale_id: text,
    index: integer,
    kind: oneOf(itemKinds),
    creator_id: text,
    item_id: text,
    variation_id: text,
    name: text,
    variation_name: text,
    quantity: integer,
    original: bigint,
    discount: bigint,
    subtotal: bigint,
    tax: bigint,
    due: bigint,
    fee_rate: numeric,
    fee_reason: oneOf(feeReasons),
    channel: nullable(oneOf(channels)),
    fee: bigint,
    net: bigint,
    /** How many licenses it gives once it is paid. */
    granted: withDefault(integer),
    /** It begins a subscription, or pays a period of one. */
    recurs: withDefault(flag),
    refund_id: nullable(text),
  },
  /** What each coupon took off a line. */
  sale_line_coupons: { order_id: uuid, line_id: text, coupon_id: text, code: text, amount: bigint },
  refunds: {
    id: text,
    payment_id: text,
    order_id: uuid,
    line_ids: texts,
    provider_id: nullable(text),
    status: oneOf(['Pending', 'Succeeded', 'Failed']),
    currency: oneOf(currencies),
    amount: bigint,
    reason: text,
    asked_by: nullable(text),
    created_at: instant,
    done_at: nullable(instant),
    /** When the bank returned it, after it was done. */
    returned_at: nullable(instant),
    /** Paid by staff in another way, after a provider could not. */
    by_hand: withDefault(flag),
  },
  disputes: {
    id: text,
    payment_id: text,
    provider_id: text,
    status: oneOf(['Open', 'Won', 'Lost']),
    currency: oneOf(currencies),
    amount: bigint,
    opened_at: instant,
    due_at: nullable(instant),
    closed_at: nullable(instant),
  },
}

type CheckoutTables = { [Name in keyof typeof checkoutTables]: RowOf<(typeof checkoutTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends CheckoutTables {}
}
