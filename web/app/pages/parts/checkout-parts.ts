import { BillingStep } from '#web/features/payments/billing-step.tsx'
import { Done } from '#web/features/payments/done.tsx'
import type { LaterParts } from '#web/features/payments/later-parts.ts'
import { PaymentHint } from '#web/features/payments/payment-hint.tsx'
import { PaymentStep } from '#web/features/payments/payment-step.tsx'
import { ConfirmPayment } from '#web/features/payments/providers/confirm-payment.tsx'
import { Waiting } from '#web/features/payments/waiting.tsx'
import { afterPaying } from './after-paying.tsx'

export const checkoutParts: LaterParts = { BillingStep, PaymentHint, PaymentStep, ConfirmPayment, Waiting, Done, afterPaying }
