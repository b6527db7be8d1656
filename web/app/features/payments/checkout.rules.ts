import { findAddressFaults } from '#contract/core/address-rules.ts'
import type { Checkout, Payment } from '#contract/payments/checkout.ts'

export const steps = ['contact', 'billing', 'payment'] as const
export type Step = (typeof steps)[number]

/** The first incomplete step, where the buyer continues. */
export const firstOpenStep = ({ details }: Pick<Checkout, 'details'>): Step => {
  if (!details?.email || !details.name) return 'contact'
  if (!details.address || findAddressFaults(details.address).length > 0) return 'billing'
  return 'payment'
}

export type Stage = 'paying' | 'confirming' | 'waiting' | 'done' | 'failed'

const stages = {
  Open: 'paying',
  Declined: 'paying',
  Processing: 'waiting',
  NeedsConfirmation: 'confirming',
  Completed: 'done',
  Failed: 'failed',
} as const satisfies Record<Payment['status'], Stage>

/**
 * The stage of the page for a payment. Only the buyer is asked to confirm it: in a tab without the order's secret there is no question, and
 * no steps either, because the order is being paid elsewhere.
 */
export const stageOf = ({ status, confirmation }: Pick<Payment, 'status' | 'confirmation'>): Stage =>
  status === 'NeedsConfirmation' && confirmation === null ? 'waiting' : stages[status]

/** Nothing is charged, now or later: no invoice and no right of withdrawal. */
export const isGift = ({ needsPayment, order }: Pick<Checkout, 'needsPayment' | 'order'>): boolean =>
  !needsPayment && order.items.every(({ variation }) => variation.recurrence.type === 'OneOff')

/** The default name of an account that is created for a free item. */
export const nameFrom = (email: string): string => email.split('@')[0] || email
