import { arriveQuietly } from '#web/chunks/arrive.ts'
import type { ProviderForm } from '../provider-form.ts'
import { StripeConfirmation } from './stripe-confirmation.tsx'
import { StripeSetup } from './stripe-setup.tsx'

export const stripeForm: ProviderForm<'Stripe'> = {
  takesCardNumbers: false,
  hint: null,
  announcement: 'You pay in the next step, with Stripe: by card, wallet or PayPal.',
  Confirmation: StripeConfirmation,
  prepare: () => arriveQuietly(import('./stripe-payment.tsx')),
  CardForm: StripeSetup,
}
