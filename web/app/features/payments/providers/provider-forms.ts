import type { PaymentProviderName } from '#contract/payments/providers.ts'
import type { ProviderForm } from './provider-form.ts'
import { sandboxForm } from './sandbox/sandbox-form.ts'
import { stripeForm } from './stripe/stripe-form.ts'

export const providerForms: { readonly [Name in PaymentProviderName]: ProviderForm<Name> } = { Sandbox: sandboxForm, Stripe: stripeForm }
