import { type Currency, currencyRules } from '#contract/core/currencies.ts'
import { currencyOfCountry } from '#contract/core/currency-countries.ts'

export const currencies = Object.keys(currencyRules) as Currency[]

/** The money of the country that the browser's language names; undefined where the shop does not have it. */
export const ownCurrency = (locale: string): Currency | undefined => {
  try {
    return currencyOfCountry(new Intl.Locale(locale).maximize().region ?? '')
  } catch {
    return undefined
  }
}
