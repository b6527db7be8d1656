import type { Variation } from '#contract/catalog/catalog.ts'
import { type Currency, currencies, currencyRules } from '#contract/core/currencies.ts'
import { periodOf } from '#web/lib/catalog/price-period.ts'
import { plainMoney } from '#web/ui/texts/plain-money.ts'

type Priced = Pick<Variation, 'price' | 'originalPrice' | 'recurrence'>

const codeLength = 'NOK '.length

/** With its code instead of a sign, which is the longest that a language writes. */
const lengthOf = (amount: number, currency: Currency): number =>
  amount === 0 ? 'Free'.length : codeLength + plainMoney(amount, currency, false).length - currencyRules[currency].prefix.length

/**
 * How many figures wide a price is in its longest currency, counted as `Price` sizes its parts. Public pages come in the shop's currency and
 * change to the visitor's: with this width, nothing beside the price moves then.
 */
export const priceRoom = ({ price, originalPrice, recurrence }: Priced): number => {
  const per = periodOf(recurrence)
  const widths = currencies.map((currency) => {
    const original = originalPrice[currency] > price[currency] ? 0.8 * lengthOf(originalPrice[currency], currency) + 1 : 0
    const period = per && price[currency] > 0 ? 0.75 * ` / ${per}`.length : 0
    return original + lengthOf(price[currency], currency) + period
  })
  return Math.ceil(Math.max(...widths))
}
