import type { BillingStep } from './billing-step.tsx'
import type { Done, DoneParts } from './done.tsx'
import type { PaymentHint } from './payment-hint.tsx'
import type { PaymentStep } from './payment-step.tsx'
import type { ConfirmPayment } from './providers/confirm-payment.tsx'
import type { Waiting } from './waiting.tsx'

/**
 * Everything behind the first step, in one file that is fetched while somebody fills that in, and is there before the step is over:
 * whoever has begun to pay waits for no further part of the site.
 */
export type LaterParts = {
  BillingStep: typeof BillingStep
  PaymentHint: typeof PaymentHint
  PaymentStep: typeof PaymentStep
  ConfirmPayment: typeof ConfirmPayment
  Waiting: typeof Waiting
  Done: typeof Done
  /** What the last page shows of releases and accounts. */
  afterPaying: DoneParts
}

export type LoadLaterParts = () => Promise<LaterParts>
