import type { z } from 'zod'
import { currencies } from '#contract/money.ts'
import { type orderCustomer, orderStatuses } from '#contract/orders.ts'
import { document, instant, nullable, oneOf, type RowOf, text, texts, uuid, withDefault } from '#platform/database/columns.ts'

/** What somebody wants: one thing in one variation, so many times. */
export type WantedLine = { kind: 'p' | 'b'; creatorId: string; itemId: string; variationId: string; quantity: number }

export const orderTables = {
  orders: {
    id: uuid,
    currency: oneOf(currencies),
    status: oneOf(orderStatuses),
    lines: document<WantedLine[]>(),
    coupon_ids: withDefault(texts),
    customer: nullable(document<z.infer<typeof orderCustomer>>()),
    user_id: nullable(text),
    utm: withDefault(document<Record<string, string>>()),
    return_url: nullable(text),
    created_at: instant,
    visited_at: instant,
  },
}

type OrderTables = { [Name in keyof typeof orderTables]: RowOf<(typeof orderTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends OrderTables {}
}
