import { type Currency, currencyRules } from '#contract/core/currencies.ts'

/** Countries whose money is another's, beside those of the euro. */
const currencyByCountry: Readonly<Record<string, Currency>> = {
  ...{ GB: 'GBP', CH: 'CHF', LI: 'CHF', NO: 'NOK', SE: 'SEK', DK: 'DKK', CA: 'CAD', AU: 'AUD', JP: 'JPY' },
  ...Object.fromEntries(
    'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM'.split(' ').map((country) => [country, 'EUR' as const]),
  ),
}

export const currencies = Object.keys(currencyRules) as Currency[]

/** The money of the country that the browser's language names; undefined where the shop does not have it. */
export const ownCurrency = (locale: string): Currency | undefined => {
  try {
    const { region } = new Intl.Locale(locale).maximize()
    return region === 'US' ? 'USD' : currencyByCountry[region ?? '']
  } catch {
    return undefined
  }
}
