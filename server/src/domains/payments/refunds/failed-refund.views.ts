import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import { type FailedRefund, listedRefunds } from '#contract/payments/refunds.ts'
import { writeOrderNumber } from '#domains/orders/index.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { buyerDocument } from '../payment.documents.ts'
import { refundsBegin } from './refund.rules.ts'
import '../payments.tables.ts'

type Row = {
  id: string
  order_id: string
  number: number | null
  buyer: Parameters<typeof buyerDocument.read>[0]
  currency: Currency
  amount: number
  failed_at: Date
  returned_at: Date | null
}

/**
 * Money owed to a buyer that is still here: what a bank returned, what a provider refused, even weeks later, and late captures
 * that could not be returned. What was refunded since, or taken by the bank, is settled; what failed twice is listed
 * with the second attempt. A refused refund leaves the list when it can no longer be made: its sale stays as it was.
 */
export const selectFailedRefunds = (now: Date): RawBuilder<unknown> => sql`
  select r.id, r.order_id, o.number, p.buyer, r.currency, coalesce(owed.amount, r.amount) as amount,
    coalesce(r.returned_at, r.done_at) as failed_at, r.returned_at
  from refunds r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id
  left join lateral (
    select sum(l.due)::bigint as amount from sale_lines l
    where l.order_id = r.order_id and l.line_id = any (r.line_ids) and l.refund_id is null and not exists (
      select from refunds n where n.payment_id = p.id and n.status = 'Failed' and n.id > r.id and l.line_id = any (n.line_ids))
  ) owed on p.status <> 'LateCapture'
  where r.status = 'Failed' and p.captured > p.refunded
    and case p.status
      when 'LateCapture' then not exists (select from refunds n where n.payment_id = p.id and n.status = 'Failed' and n.id > r.id)
      else owed.amount > 0 and (r.returned_at is not null or r.done_at > ${refundsBegin(now)}) end
    and not exists (select from disputes d where d.payment_id = p.id and d.status <> 'Won')`

/** The newest of it. */
export const listFailedRefunds = async (db: Reader, now: Date): Promise<FailedRefund[]> => {
  const { rows } = await sql<Row>`
    select * from (${selectFailedRefunds(now)}) r order by r.failed_at desc, r.id desc limit ${listedRefunds}`.execute(db)
  return rows.map((row) => {
    const { name, email } = buyerDocument.read(row.buyer)
    return {
      id: row.id,
      orderId: row.order_id,
      orderNumber: row.number === null ? null : writeOrderNumber(row.number),
      customer: name || email,
      amount: toWire({ currency: row.currency, amount: row.amount }),
      failedAt: row.failed_at.toISOString(),
      returnedAt: row.returned_at?.toISOString() ?? null,
    }
  })
}
