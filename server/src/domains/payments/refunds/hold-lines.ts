import { disputeLines, disputeLostLines, lateCaptureLines, lossLines, turn, writeEntry } from '#domains/ledger/index.ts'
import { takeLinesBack } from '#domains/subscriptions/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { addRefunded, type PaymentRow } from '../payment.store.ts'
import { creditLines } from '../settling/invoice-payment.ts'
import { type SaleLineRow, sumPaidByHand } from './refund.store.ts'
import { toSaleLine } from './sale-line.ts'

type Held = {
  payment: PaymentRow
  disputeId: string
  /** The dispute, or the dispute and the refund whose failure made it cover these lines. */
  cause: string
  now: Date
}

/** Disputed money belongs to nobody until it is decided, and its licenses are revoked. */
export const holdLines = async (tx: Tx, { payment, disputeId, cause, lines, now }: Held & { lines: readonly SaleLineRow[] }) => {
  const { order_id: orderId, currency } = payment
  const lineIds = lines.map((line) => line.line_id)
  await writeEntry(tx, { kind: 'DisputeOpened', reference: cause, orderId, currency, lines: disputeLines(lines.map(toSaleLine)), now })
  await takeLinesBack(tx, { orderId, lineIds, because: disputeId, now })
}

/** The bank has decided against us: the money leaves, and the buyer gets a credit note. */
export const loseLines = async (
  tx: Tx,
  { payment, cause, lineIds, amount, now }: Omit<Held, 'disputeId'> & { lineIds: readonly string[]; amount: number },
) => {
  const { order_id: orderId, currency } = payment
  await addRefunded(tx, payment.id, amount)
  await writeEntry(tx, { kind: 'DisputeLost', reference: cause, orderId, currency, lines: disputeLostLines(amount), now })
  await creditLines(tx, payment, lineIds, `dispute/${cause}`, now)
}

type Late = { payment: PaymentRow; cause: string; amount: number; now: Date }

/** The bank took what was owed to the buyer anyway. There is no sale and no invoice to reverse. */
export const loseLateCapture = async (tx: Tx, { payment, cause, amount, now }: Late) => {
  const { order_id: orderId, currency } = payment
  await addRefunded(tx, payment.id, amount)
  await writeEntry(tx, { kind: 'DisputeLost', reference: cause, orderId, currency, lines: turn(lateCaptureLines(amount)), now })
}

/**
 * Staff had paid the buyer themselves, and the bank took the same money from the provider as well: it is our loss. `amount` is what
 * the bank took beyond everybody else's losses.
 */
export const losePaidByHand = async (tx: Tx, { payment, cause, amount, now }: Late) => {
  const lost = Math.min(await sumPaidByHand(tx, payment.id), amount)
  if (lost <= 0) return
  const { order_id: orderId, currency } = payment
  await writeEntry(tx, { kind: 'DisputeLost', reference: `${cause}/by-hand`, orderId, currency, lines: lossLines(lost), now })
}
