import type { BillingStep } from './billing-step.tsx'
import type { Done, DoneParts } from './done.tsx'
import type { PaymentHint } from './payment-hint.tsx'
import type { PaymentStep } from './payment-step.tsx'
import type { ConfirmPayment } from './providers/confirm-payment.tsx'
import type { Waiting } from './waiting.tsx'

/**
 * All later steps, in one chunk that is loaded while the first step is filled in: a buyer who has started to pay waits for no further code.
 */
export type LaterParts = {
  BillingStep: typeof BillingStep
  PaymentHint: typeof PaymentHint
  PaymentStep: typeof PaymentStep
  ConfirmPayment: typeof ConfirmPayment
  Waiting: typeof Waiting
  Done: typeof Done
  /** What the last page shows about releases and accounts. */
  afterPaying: DoneParts
}

export type LoadLaterParts = () => Promise<LaterParts>
