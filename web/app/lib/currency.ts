import { type Currency, defaultCurrency } from '#contract/money.ts'

/** The currency prices are shown in. Every answer carries them all, so that a choice needs no call. */
export const useCurrency = (): Currency => defaultCurrency
