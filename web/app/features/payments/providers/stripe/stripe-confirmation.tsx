import { ErrorState } from '#web/ui/error-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { ConfirmationProps } from '../provider-form.ts'

// Whoever pays otherwise does not load Stripe's form.
const StripePayment = lazyPart(
  () => import('./stripe-payment.tsx').then((part) => part.StripePayment),
  (text) => <ErrorState title={text} />,
)

export const StripeConfirmation = ({ onAnswer, ...rest }: ConfirmationProps<'Stripe'>) => (
  <StripePayment {...rest} onConfirmed={() => onAnswer(true)} />
)
