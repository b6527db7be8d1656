import type { z } from 'zod'
import type { refundForm } from '#contract/payments/refunds.ts'
import { record } from '#domains/audit/index.ts'
import { lockKnownOrder } from '#domains/orders/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { findLastPayment, lockPayment } from '../payment.store.ts'
import { failedAtOf } from './describe-refund.ts'
import { findStandingDispute, whyNotRefunded } from './dispute.store.ts'
import { lineRefundsEnd, refundDays } from './refund.rules.ts'
import { claimLines, insertRefund, listFailedRefundsOf, listSaleLines, type RefundRow, type SaleLineRow } from './refund.store.ts'
import { refundAsked } from './refund-asked.ts'

type Asked = {
  orderId: string
  form: z.output<typeof refundForm>
  /** A creator refunds only its own lines. */
  creatorId: string | null
  by: Pick<SignedIn, 'userId'>
  network: string
  now: Date
}

const chooseLines = (lines: readonly SaleLineRow[], lineIds: readonly string[] | null): SaleLineRow[] => {
  if (!lineIds) return lines.filter((line) => line.refund_id === null)
  const chosen = lines.filter((line) => lineIds.includes(line.line_id))
  if (chosen.length !== new Set(lineIds).size) refuse('invalid-input', { errors: { lineIds: ['This isn’t in the order'] } })
  if (chosen.some((line) => line.refund_id !== null)) refuse('already-done', { detail: 'Some of this has already been refunded.' })
  return chosen
}

type Paid = { paymentId: string; paidAt: Date; now: Date }

/** Those that are not too old to be refunded. Where lines were named, all of them have to be. */
const keepInTime = async (tx: Tx, lines: readonly SaleLineRow[], { paymentId, paidAt, now }: Paid, areNamed: boolean) => {
  const failed = (await listFailedRefundsOf(tx, paymentId)).map((row) => ({ lineIds: row.line_ids, failedAt: failedAtOf(row) }))
  const inTime = lines.filter((line) => now <= lineRefundsEnd(line.line_id, paidAt, failed))
  if (inTime.length === 0) refuse('already-done', { detail: `Orders can be refunded for ${refundDays} days.` })
  if (areNamed && inTime.length < lines.length) refuse('already-done', { detail: 'Choose failed items only. It’s too late for the rest.' })
  return inTime
}

/** Records what is to be refunded, so that nobody else can refund it too. The provider is asked afterwards. */
export const askRefund = async (tx: Tx, { orderId, form, creatorId, by, network, now }: Asked): Promise<RefundRow> => {
  const order = (await lockKnownOrder(tx, orderId)) ?? refuse('not-found')
  const last = await findLastPayment(tx, orderId)
  if (order.status !== 'Completed' || !order.completed_at || !last) return refuse('already-done', { detail: 'Nothing was paid here.' })
  const payment = await lockPayment(tx, last.id)
  const dispute = await findStandingDispute(tx, payment.id)
  if (dispute) refuse('already-done', { detail: whyNotRefunded(dispute) })
  const all = await listSaleLines(tx, orderId)
  const chosen = chooseLines(creatorId ? all.filter((line) => line.creator_id === creatorId) : all, form.lineIds)
  if (chosen.length === 0) refuse('already-done', { detail: 'Everything has already been refunded.' })
  const lines = await keepInTime(tx, chosen, { paymentId: payment.id, paidAt: order.completed_at, now }, form.lineIds !== null)
  const id = newId('rfd', now)
  const lineIds = lines.map((line) => line.line_id)
  const amount = lines.reduce((sum, line) => sum + line.due, 0)
  await claimLines(tx, orderId, lineIds, id)
  const { currency } = payment
  const made = await insertRefund(tx, {
    id,
    paymentId: payment.id,
    orderId,
    lineIds,
    currency,
    amount,
    reason: form.reason,
    askedBy: by.userId,
    now,
  })
  await record(tx, {
    action: 'order.refunded',
    at: now,
    actorId: by.userId,
    creatorId,
    subject: orderId,
    details: { refundId: id, amount, currency, ...(form.reason && { reason: form.reason }) },
    network,
  })
  await addJob(tx, refundAsked, { refundId: id })
  return made
}
