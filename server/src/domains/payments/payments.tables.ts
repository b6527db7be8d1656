import type { Address } from '#contract/core/address.ts'
import { currencies } from '#contract/core/money.ts'
import type { CycleLength } from '#domains/licensing/index.ts'
import type { WantedLine } from '#domains/orders/index.ts'
import type { LocationProofs, TaxTreatment } from '#domains/pricing/index.ts'
import type { AgreedPrice } from '#domains/subscriptions/index.ts'
import {
  bigint,
  computed,
  document,
  instant,
  integer,
  nullable,
  numeric,
  oneOf,
  type RowOf,
  text,
  texts,
  uuid,
  withDefault,
} from '#platform/database/columns.ts'
import { paymentStatuses } from './payment.states.ts'

/** A line as it is paid for: every amount is decided, and what it gives. */
export type LineSnapshot = {
  lineId: string
  kind: 'p' | 'b'
  creatorId: string
  itemId: string
  variationId: string
  quantity: number
  name: string
  creatorName: string
  variationName: string
  original: number
  discount: number
  subtotal: number
  tax: number
  due: number
  feeRate: number
  fee: number
  net: number
  coupons: { id: string; code: string; amount: number }[]
  cycle: CycleLength | null
  grants: { productId: string; seats: number; offlineActivation: boolean }[]
  /** Of a line that recurs: the door it came through and what its renewals cost. */
  agreement?: { via: WantedLine['via'] | null; price: AgreedPrice }
  /** It pays the next period of this subscription, and gives nothing new. */
  renews?: string
}

/** Who pays, and how their country taxes it. */
export type BuyerSnapshot = {
  userId: string | null
  name: string
  email: string
  businessName: string | null
  taxId: string | null
  address: Address | null
  country: string | null
  /** null where no country was known, as for a free order. */
  treatment: TaxTreatment | null
}

export const checkoutTables = {
  payments: {
    id: text,
    place: computed<number>('bigint'),
    order_id: uuid,
    provider: oneOf(['None', 'Sandbox', 'Stripe']),
    provider_id: nullable(text),
    status: oneOf(paymentStatuses),
    reason: nullable(text),
    currency: oneOf(currencies),
    amount: bigint,
    captured: withDefault(bigint),
    refunded: withDefault(bigint),
    basket: document<LineSnapshot[]>(),
    buyer: document<BuyerSnapshot>(),
    customer: text,
    fingerprint: text,
    network: text,
    client_secret: nullable(text),
    method_id: nullable(text),
    method_name: nullable(text),
    card_country: nullable(text),
    saved_method: nullable(text),
    created_at: instant,
    updated_at: instant,
  },
  provider_events: { provider: text, id: text, type: text, body: text, received_at: instant, done_at: nullable(instant) },
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
    status: oneOf(['Completed', 'PartiallyRefunded', 'Refunded', 'Disputed']),
    utm: withDefault(document<Record<string, string>>()),
    location: nullable(document<LocationProofs & { isProven: boolean }>()),
    payout_id: nullable(text),
  },
  sale_lines: {
    order_id: uuid,
    line_id: text,
    sale_id: text,
    place: integer,
    kind: oneOf(['p', 'b']),
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
    fee: bigint,
    net: bigint,
    coupons: withDefault(document<LineSnapshot['coupons']>()),
    refund_id: nullable(text),
  },
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
  },
  disputes: {
    id: text,
    payment_id: text,
    provider_id: text,
    status: oneOf(['Open', 'Won', 'Lost']),
    currency: oneOf(currencies),
    amount: bigint,
    opened_at: instant,
    closed_at: nullable(instant),
  },
}

type CheckoutTables = { [Name in keyof typeof checkoutTables]: RowOf<(typeof checkoutTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends CheckoutTables {}
}
