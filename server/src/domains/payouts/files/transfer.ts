import type { PayoutAccount } from '#contract/payouts/payout-accounts.ts'

/** One payout as a bank hears of it. */
export type Transfer<Account extends PayoutAccount = PayoutAccount> = {
  payoutId: string
  endToEndId: string
  /** Minor units of the file's currency. */
  amount: number
  name: string
  account: Account
  /** Such as 'Soundfair payout 12'. */
  text: string
}

export type BankTransfer = Transfer<Extract<PayoutAccount, { type: 'Bank' }>>
export type AchTransfer = Transfer<Extract<PayoutAccount, { type: 'ACH' }>>
