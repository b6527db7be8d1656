import type { Checkout, Payment } from '#contract/payments/checkout.ts'
import { CallError } from '#web/lib/api/call-error.ts'
import type { Stage, Step } from './checkout.rules.ts'
import type { LaterParts } from './later-parts.ts'

export type Notice = 'price-changed' | 'buy-again' | 'declined'

/** An open checkout. The later steps may still be loading while the first is filled in. */
export type OpenCheckout = {
  at: Stage
  checkout: Checkout
  step: Step
  payment: Payment | null
  notice: Notice | null
  parts: LaterParts | null
}

export type CheckoutState = { at: 'loading' } | { at: 'unknown' } | { at: 'lost'; error: unknown } | OpenCheckout

export const loading: CheckoutState = { at: 'loading' }

export const stateOfFailure = (error: unknown): CheckoutState =>
  error instanceof CallError && error.status === 404 ? { at: 'unknown' } : { at: 'lost', error }
