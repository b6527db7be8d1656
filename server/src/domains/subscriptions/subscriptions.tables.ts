import { cycleLengths } from '#contract/catalog/catalog.ts'
import { currencies } from '#contract/core/money.ts'
import { paymentProviderNames } from '#contract/payments/providers.ts'
import { itemKinds } from '#kernel/item-kind.ts'
import { instant, integer, nullable, oneOf, type RowOf, stored, text, uuid, withDefault } from '#platform/database/columns.ts'
import { agreementDocument, payingCustomerDocument } from './subscription.documents.ts'
import { subscriptionStates } from './subscription.states.ts'

export const subscriptionTables = {
  subscriptions: {
    id: text,
    user_id: text,
    creator_id: text,
    kind: oneOf(itemKinds),
    item_id: text,
    variation_id: text,
    quantity: integer,
    order_id: uuid,
    line_id: text,
    status: oneOf(subscriptionStates),
    cycle: oneOf(cycleLengths),
    currency: oneOf(currencies),
    agreement: stored(agreementDocument),
    buyer: stored(payingCustomerDocument),
    provider: oneOf(['None', ...paymentProviderNames]),
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
