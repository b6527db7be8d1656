import type { ComponentType } from 'react'
import type { PaymentProviderName } from '#contract/payments/providers.ts'
import type { ConfirmationProps } from './confirmation.ts'
import { SandboxConfirmation } from './sandbox-confirmation.tsx'
import { StripeConfirmation } from './stripe-confirmation.tsx'

/** How a provider takes a card. */
type ProviderForm<Name extends PaymentProviderName> = {
  /** Card numbers are typed in our own form, in the last step. */
  takesCardNumbers: boolean
  /** Stands beside the heading of that step. */
  hint: string | null
  /** Stands in it where the card is asked for later. */
  announcement: string | null
  Confirmation: ComponentType<ConfirmationProps<Name>>
}

export const providerForms: { readonly [Name in PaymentProviderName]: ProviderForm<Name> } = {
  Sandbox: {
    takesCardNumbers: true,
    hint: 'sandbox: 4242 4242 4242 4242 pays',
    announcement: null,
    Confirmation: SandboxConfirmation,
  },
  Stripe: {
    takesCardNumbers: false,
    hint: null,
    announcement: 'Your card is asked for in the next step, by Stripe.',
    Confirmation: StripeConfirmation,
  },
}
