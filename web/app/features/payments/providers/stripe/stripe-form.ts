import type { ProviderForm } from '../provider-form.ts'
import { StripeConfirmation } from './stripe-confirmation.tsx'
import { StripeSetup } from './stripe-setup.tsx'

export const stripeForm: ProviderForm<'Stripe'> = {
  takesCardNumbers: false,
  hint: null,
  announcement: 'Your card is asked for in the next step, by Stripe.',
  Confirmation: StripeConfirmation,
  CardForm: StripeSetup,
}
