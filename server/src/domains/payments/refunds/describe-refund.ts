import type { Refund } from '#contract/payments/refunds.ts'
import { toWire } from '#kernel/money.ts'
import type { RefundRow } from './refund.store.ts'

export const failedAtOf = ({ status, returned_at, done_at }: Pick<RefundRow, 'status' | 'returned_at' | 'done_at'>): string | null =>
  status === 'Failed' ? ((returned_at ?? done_at)?.toISOString() ?? null) : null

export const describeRefund = (row: RefundRow): Refund => ({
  id: row.id,
  status: row.status,
  amount: toWire({ currency: row.currency, amount: row.amount }),
  reason: row.reason,
  lineIds: row.line_ids,
  at: row.created_at.toISOString(),
  failedAt: failedAtOf(row),
  returnedAt: row.returned_at?.toISOString() ?? null,
  isByHand: row.by_hand,
})
