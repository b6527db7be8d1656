import { reloadPage } from '#web/chunks/router-reloads.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { ConfirmationProps } from '../provider-form.ts'

// Buyers who pay another way do not load Stripe's form.
const StripePayment = lazyPart(
  () => import('./stripe-payment.tsx').then((part) => part.StripePayment),
  // Some browsers remember a failed script: only a reloaded page requests it again, and the payment continues there.
  (text) => <ErrorState title={text} onRetry={() => reloadPage()} />,
)

export const StripeConfirmation = ({ onAnswer, ...rest }: ConfirmationProps<'Stripe'>) => (
  <StripePayment {...rest} onConfirmed={() => onAnswer(true)} />
)
