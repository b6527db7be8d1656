import { findAddressFaults } from '#contract/address-rules.ts'
import type { Checkout, Payment } from '#contract/checkout.ts'

export const steps = ['contact', 'billing', 'payment'] as const
export type Step = (typeof steps)[number]

/** Where the buyer goes on: at the first thing that is missing. */
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

/** What the page shows for what became of the payment. */
export const stageOf = (payment: Pick<Payment, 'status'>): Stage => stages[payment.status]

/** Digits in groups of four, as they stand on the card. */
export const groupCardNumber = (typed: string): string =>
  typed
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** "04 / 30" while it is typed; a lone 4 means April. */
export const writeExpiry = (typed: string, before: string): string => {
  // Going back over the slash takes the digit before it along.
  if (before.startsWith(typed) && before.endsWith(' / ')) return typed.replaceAll(/\D/g, '').slice(0, -1)
  const digits = typed.replaceAll(/\D/g, '')
  const padded = /^[2-9]/.test(digits) || /^\d\s*\//.test(typed) ? `0${digits}` : digits
  const [month, year] = [padded.slice(0, 2), padded.length > 4 && padded.startsWith('20', 2) ? padded.slice(4, 6) : padded.slice(2, 4)]
  return month.length === 2 ? `${month} / ${year}` : month
}
