import type { Checkout } from '#contract/payments/checkout.ts'
import { Chip } from '#web/ui/chip.tsx'
import { providerForms } from './providers/provider-forms.ts'

/** Beside the heading of the payment: what its provider has to say about it. */
export const PaymentHint = ({ provider }: Pick<Checkout, 'provider'>) => {
  const { hint } = providerForms[provider.name]
  return hint && <Chip>{hint}</Chip>
}
