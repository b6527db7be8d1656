import { currencies } from '#contract/core/money.ts'
import { bigint, instant, integer, nullable, oneOf, type RowOf, text, withDefault } from '#platform/database/columns.ts'
import { sandboxStatuses } from './statuses.ts'

export const sandboxTables = {
  sandbox_payments: {
    id: text,
    idempotency_key: text,
    status: oneOf(sandboxStatuses),
    reason: nullable(text),
    currency: oneOf(currencies),
    amount: bigint,
    refunded: withDefault(bigint),
    method: text,
    country: nullable(text),
    created_at: instant,
    settles_at: nullable(instant),
    disputed_at: nullable(instant),
  },
  sandbox_refunds: {
    id: text,
    idempotency_key: text,
    payment_id: text,
    amount: bigint,
    status: oneOf(['pending', 'succeeded', 'failed']),
    created_at: instant,
  },
  sandbox_disputes: { id: text, payment_id: text, amount: bigint, status: oneOf(['open', 'won', 'lost']), created_at: instant },
  sandbox_events: {
    id: text,
    type: text,
    body: text,
    created_at: instant,
    tries: withDefault(integer),
    next_try_at: nullable(instant),
  },
}

type SandboxTables = { [Name in keyof typeof sandboxTables]: RowOf<(typeof sandboxTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends SandboxTables {}
}
