import type { Payment } from '#contract/payments/checkout.ts'
import type { PaymentProviderName } from '#contract/payments/providers.ts'

export type ConfirmationOf<Name extends PaymentProviderName> = Extract<NonNullable<Payment['confirmation']>, { kind: Name }>

/** What the buyer is asked once a payment has begun. */
export type ConfirmationProps<Name extends PaymentProviderName> = {
  confirmation: ConfirmationOf<Name>
  due: Payment['due']
  onAnswer: (approved: boolean) => Promise<void>
  onCancel: () => Promise<void>
}
