import type { CardSetupProps } from '#web/lib/payments/card-setup.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

// Buyers who pay another way do not load Stripe's form.
const StripeCardForm = lazyPart(
  () => import('./stripe-card-form.tsx').then((part) => part.StripeCardForm),
  (text) => <ErrorState title={text} level={3} />,
)

export const StripeSetup = (props: CardSetupProps<'Stripe'>) => <StripeCardForm {...props} />
