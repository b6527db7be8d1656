import type { ComponentType } from 'react'
import type { PaymentProviderName } from '#contract/payments/providers.ts'
import type { ConfirmationProps } from './provider-form.ts'
import { providerForms } from './provider-forms.ts'

/** The payment provider's question to the buyer. */
export const ConfirmPayment = (props: ConfirmationProps<PaymentProviderName>) => {
  // TypeScript does not follow that a confirmation and the form found by its kind are of one provider.
  const { Confirmation } = providerForms[props.confirmation.kind] as { Confirmation: ComponentType<ConfirmationProps<PaymentProviderName>> }
  return <Confirmation {...props} />
}
