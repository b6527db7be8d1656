import type { Address } from '#contract/core/address.ts'
import { currencies } from '#contract/core/money.ts'
import { cycleLengths } from '#domains/licensing/index.ts'
import type { WantedLine } from '#domains/orders/index.ts'
import { document, instant, integer, nullable, oneOf, type RowOf, text, uuid, withDefault } from '#platform/database/columns.ts'
import type { AgreedPrice } from './agreement.rules.ts'
import { subscriptionStates } from './subscription.states.ts'

/** What was agreed at the start. Renewals cost this, whatever the shop's prices become. */
export type Agreement = {
  name: string
  creatorName: string
  variationName: string
  /** The creator's own door it came through: the smaller fee stays. */
  via: WantedLine['via'] | null
  price: AgreedPrice
}

/** Who pays, as they said last. */
export type PayingCustomer = {
  name: string
  email: string
  businessName: string | null
  taxId: string | null
  address: Address | null
  country: string | null
}

export const subscriptionTables = {
  subscriptions: {
    id: text,
    user_id: text,
    creator_id: text,
    kind: oneOf(['p', 'b']),
    item_id: text,
    variation_id: text,
    quantity: integer,
    order_id: uuid,
    line_id: text,
    status: oneOf(subscriptionStates),
    cycle: oneOf(cycleLengths),
    currency: oneOf(currencies),
    agreement: document<Agreement>(),
    buyer: document<PayingCustomer>(),
    provider: oneOf(['None', 'Sandbox', 'Stripe']),
    method_id: nullable(text),
    method_name: nullable(text),
    started_at: instant,
    anchor_at: instant,
    anchor_period: withDefault(integer),
    paid_periods: withDefault(integer),
    expires_at: instant,
    renewed_at: nullable(instant),
    next_try_at: nullable(instant),
    failed_tries: withDefault(integer),
    failing_since: nullable(instant),
    problem: nullable(text),
    cancelled_at: nullable(instant),
    ended_at: nullable(instant),
    reminded_period: nullable(integer),
  },
  subscription_periods: {
    subscription_id: text,
    number: integer,
    order_id: uuid,
    paid_at: nullable(instant),
    ends_at: nullable(instant),
  },
}

type SubscriptionTables = { [Name in keyof typeof subscriptionTables]: RowOf<(typeof subscriptionTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends SubscriptionTables {}
}
