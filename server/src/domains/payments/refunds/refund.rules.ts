import type { LineRefund } from '#contract/payments/refunds.ts'

/** Orders can be refunded for so many days. */
export const refundDays = 60

const aDay = 24 * 60 * 60 * 1000

export const refundsEnd = (paidAt: Date): Date => new Date(paidAt.getTime() + refundDays * aDay)

type Sale = { at: Date; isDisputed: boolean; lines: readonly { refund: LineRefund }[] }

/** Until when money can be given back; null when nothing is left to give, or the bank has it. */
export const refundableUntil = ({ at, isDisputed, lines }: Sale): string | null =>
  !isDisputed && lines.some(({ refund }) => refund === null) ? refundsEnd(at).toISOString() : null
