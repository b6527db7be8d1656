import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import type { PaymentRow } from '../payment.store.ts'
import { insertRefund } from './refund.store.ts'
import { refundAsked } from './refund-asked.ts'

/** A late capture is refunded without anybody asking. */
export const askLateReturn = async (tx: Tx, { id, order_id: orderId, currency }: PaymentRow, amount: number, now: Date): Promise<void> => {
  const refund = {
    id: newId('rfd', now),
    paymentId: id,
    orderId,
    lineIds: [],
    currency,
    amount,
    reason: 'Charged after it was cancelled',
    askedBy: null,
    now,
  }
  await insertRefund(tx, refund)
  await addJob(tx, refundAsked, { refundId: refund.id })
}
