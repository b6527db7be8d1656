import { groupIban } from '#contract/payouts/iban.ts'
import type { ShownPayoutAccount } from '#contract/payouts/payout-accounts.ts'

type Account = ShownPayoutAccount['account']

export const accountTypeLabel: Record<Account['type'], string> = {
  Bank: 'Bank account (IBAN)',
  ACH: 'US bank account (ACH)',
}

/** The details of an account, its numbers masked. */
export const accountFacts = (account: Account): { term: string; detail: string }[] =>
  account.type === 'Bank'
    ? [{ term: 'IBAN', detail: groupIban(account.iban) }, ...(account.bic ? [{ term: 'BIC', detail: account.bic }] : [])]
    : [
        { term: 'Routing number', detail: account.routingNumber },
        { term: 'Account number', detail: account.accountNumber },
        { term: 'Kind', detail: account.accountType === 'Checking' ? 'Checking account' : 'Savings account' },
      ]
