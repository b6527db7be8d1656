import type { UseFormReturn } from 'react-hook-form'
import type { PayoutAccount } from '#contract/payouts/payout-accounts.ts'

/** As it is typed: the fields of both kinds, of which only one kind is shown. */
export type EnteredAccount = {
  type: PayoutAccount['type']
  iban: string
  bic: string
  routingNumber: string
  accountNumber: string
  accountType: 'Checking' | 'Saving'
}

export const emptyAccount: Omit<EnteredAccount, 'type'> = {
  iban: '',
  bic: '',
  routingNumber: '',
  accountNumber: '',
  accountType: 'Checking',
}

export type AccountFields = UseFormReturn<EnteredAccount, unknown, PayoutAccount>
