import type { Currency } from '#contract/core/money.ts'
import type { PayoutAccount, ShownPayoutAccount } from '#contract/payouts/payout-accounts.ts'

/** For so long a new account waits: whoever did not ask for it has time to say so. */
const daysHeld = 3

export const endOfHold = (now: Date): Date => new Date(now.getTime() + daysHeld * 24 * 60 * 60 * 1000)

/** A bank account is paid in euros, one in the United States in dollars. */
export const currencyOf = ({ type }: Pick<PayoutAccount, 'type'>): Currency => (type === 'Bank' ? 'EUR' : 'USD')

export const countryOf = (account: PayoutAccount): string => (account.type === 'Bank' ? account.iban.slice(0, 2) : 'US')

/** What a list shows of it. */
export const lastDigitsOf = (account: PayoutAccount): string => {
  const number = account.type === 'Bank' ? account.iban : account.accountNumber
  return number.slice(number.length < 8 ? -2 : -4)
}

const masked = (number: string, shownFirst: number): string =>
  number.slice(0, shownFirst) + '•'.repeat(Math.max(0, number.length - shownFirst - 4)) + number.slice(-4)

/** Enough to recognise an account, too little to use it. A number as short as what would be shown shows its last two digits only. */
export const maskAccount = (account: PayoutAccount): ShownPayoutAccount['account'] => {
  if (account.type === 'Bank') return { ...account, iban: masked(account.iban, 2) }
  const { accountNumber } = account
  const shown = accountNumber.length < 8 ? '•'.repeat(accountNumber.length - 2) + accountNumber.slice(-2) : masked(accountNumber, 0)
  return { ...account, accountNumber: shown }
}
