import type { Moves } from '#kernel/states.ts'

export const paymentStatuses = [
  'Started',
  'NeedsConfirmation',
  'Processing',
  'Succeeded',
  'Declined',
  'Cancelled',
  'Failed',
  'LateCapture',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

const anywhere = ['NeedsConfirmation', 'Processing', 'Succeeded', 'Declined', 'Cancelled', 'Failed'] as const

/** A payment charged after it had failed is a late capture: it has to be refunded. */
export const paymentMoves: Moves<PaymentStatus> = {
  Started: anywhere,
  NeedsConfirmation: anywhere,
  Processing: anywhere,
  Succeeded: [],
  Declined: ['LateCapture'],
  Cancelled: ['LateCapture'],
  Failed: ['LateCapture'],
  LateCapture: [],
}

export const underWay = ['Started', 'NeedsConfirmation', 'Processing'] as const satisfies readonly PaymentStatus[]
export const isUnderWay = (status: PaymentStatus): boolean => (underWay as readonly string[]).includes(status)
