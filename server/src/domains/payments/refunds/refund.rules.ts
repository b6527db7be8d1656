import type { LineRefund } from '#contract/payments/refunds.ts'

/** Orders can be refunded for so many days. */
export const refundDays = 60

const aDay = 24 * 60 * 60 * 1000

const refundsEnd = (paidAt: Date): Date => new Date(paidAt.getTime() + refundDays * aDay)

/** Payments before this moment can no longer be refunded. */
export const refundsBegin = (now: Date): Date => new Date(now.getTime() - refundDays * aDay)

/** A refund; with a day where it was refused, or returned after it was made. */
type Attempt = { lineIds: readonly string[]; failedAt: Date | string | null }

/** What did not arrive is still owed to the buyer: for as long again, from that day on. */
export const lineRefundsEnd = (lineId: string, paidAt: Date, refunds: readonly Attempt[]): Date => {
  const own = refunds.flatMap(({ lineIds, failedAt }) => (failedAt && lineIds.includes(lineId) ? [new Date(failedAt)] : []))
  return refundsEnd(new Date(Math.max(...[paidAt, ...own].map((day) => day.getTime()))))
}

type Sale = { at: Date; isDisputed: boolean; lines: readonly { line_id: string; refund: LineRefund }[]; refunds: readonly Attempt[] }

/** The date for pages: null once it has passed, so that no button is drawn that would have to disappear. */
export const whileRefundable = (until: string | null, now: Date): string | null => (until !== null && new Date(until) > now ? until : null)

/** Until when money can be refunded; null when nothing is left to refund, or the bank has it. */
export const refundableUntil = ({ at, isDisputed, lines, refunds }: Sale): string | null => {
  const ends = lines.flatMap(({ line_id, refund }) => (refund === null ? [lineRefundsEnd(line_id, at, refunds).getTime()] : []))
  return isDisputed || ends.length === 0 ? null : new Date(Math.max(...ends)).toISOString()
}
