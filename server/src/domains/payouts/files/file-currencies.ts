import type { Currency } from '#contract/core/money.ts'
import type { PayoutFile } from '#contract/payouts/payout-files.ts'

/** A bank takes files of one form for one currency. */
export const fileCurrencies = { SEPA: 'EUR', NACHA: 'USD' } as const satisfies Record<PayoutFile['format'], Currency>
