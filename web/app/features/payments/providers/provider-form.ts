import type { ComponentType } from 'react'
import type { Payment } from '#contract/payments/checkout.ts'
import type { PaymentProviderName } from '#contract/payments/providers.ts'
import type { CardSetupProps } from '#web/lib/payments/card-setup.ts'

export type ConfirmationOf<Name extends PaymentProviderName> = Extract<NonNullable<Payment['confirmation']>, { kind: Name }>

/** What the buyer is asked once a payment has begun. */
export type ConfirmationProps<Name extends PaymentProviderName> = {
  confirmation: ConfirmationOf<Name>
  due: Payment['due']
  onAnswer: (approved: boolean) => Promise<void>
  onCancel: () => Promise<void>
}

/** How a provider takes a card. */
export type ProviderForm<Name extends PaymentProviderName> = {
  /** Card numbers are typed in our own form, in the last step. */
  takesCardNumbers: boolean
  /** Stands beside the heading of that step. */
  hint: string | null
  /** Stands in it where the card is asked for later. */
  announcement: string | null
  Confirmation: ComponentType<ConfirmationProps<Name>>
  /** Fetches what the confirmation is made of, before there is a payment that waits for it. */
  prepare: () => unknown
  /** Another card for what is paid again and again. */
  CardForm: ComponentType<CardSetupProps<Name>>
}
