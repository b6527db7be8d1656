import type { Checkout } from '#contract/payments/checkout.ts'
import { Chip } from '#web/ui/chip.tsx'
import { providerForms } from './providers/provider-forms.ts'

/** Next to the heading of the payment step: the provider's hint. */
export const PaymentHint = ({ provider }: Pick<Checkout, 'provider'>) => {
  const { hint } = providerForms[provider.name]
  return hint && <Chip>{hint}</Chip>
}
