import type { ComponentType } from 'react'
import type { Payment } from '#contract/payments/checkout.ts'
import type { PaymentProviderName } from '#contract/payments/providers.ts'
import type { CardSetupProps } from '#web/lib/payments/card-setup.ts'

export type ConfirmationOf<Name extends PaymentProviderName> = Extract<NonNullable<Payment['confirmation']>, { kind: Name }>

/** The provider's question to the buyer after a payment has started. */
export type ConfirmationProps<Name extends PaymentProviderName> = {
  confirmation: ConfirmationOf<Name>
  due: Payment['due']
  onAnswer: (approved: boolean) => Promise<void>
  onCancel: () => Promise<void>
}

/** A provider's part of the checkout. */
export type ProviderForm<Name extends PaymentProviderName> = {
  /** Card numbers are entered in our own form, in the last step. */
  takesCardNumbers: boolean
  /** Shown next to the heading of that step. */
  hint: string | null
  /** Shown in that step where the card is asked for later. */
  announcement: string | null
  Confirmation: ComponentType<ConfirmationProps<Name>>
  /** Preloads the code of the confirmation, before a payment waits for it. */
  prepare: () => unknown
  /** The form to change the card of a subscription. */
  CardForm: ComponentType<CardSetupProps<Name>>
}
