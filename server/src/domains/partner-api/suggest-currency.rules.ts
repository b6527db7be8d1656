import { currencyOfCountry } from '#contract/core/currency-countries.ts'
import { type Currency, defaultCurrency } from '#contract/core/money.ts'

/** What a customer of this country pays with. Everybody else pays with the default one. */
export const suggestCurrency = (country: string | undefined): Currency => currencyOfCountry(country ?? '') ?? defaultCurrency
