import { type Currency, currencies, defaultCurrency, minorUnitsOf, type PriceMap } from '#contract/core/money.ts'
import { round, toDecimal } from './money.ts'

/** Prices in whole minor units; USD is always there, others if the creator set them. */
export type MinorPrices = { readonly USD: number } & { readonly [Code in Currency]?: number }

/** Units of each currency for one US dollar. */
export type ExchangeRates = { readonly [Code in Currency]: number }

/** A price in every currency: set by the creator, or derived from the dollar price. */
export type FullPrices = { readonly [Code in Currency]: number }

const derive = (dollars: number, currency: Currency, rates: ExchangeRates): number =>
  round((dollars / minorUnitsOf(defaultCurrency)) * rates[currency] * minorUnitsOf(currency))

export const mapCurrencies = (amountOf: (currency: Currency) => number): FullPrices => {
  const amounts = {} as Record<Currency, number>
  for (const currency of currencies) amounts[currency] = amountOf(currency)
  return amounts
}

/** The price set by the creator, or derived from the dollar price. */
export const priceIn = (prices: MinorPrices, currency: Currency, rates: ExchangeRates): number =>
  prices[currency] ?? derive(prices.USD, currency, rates)

export const completePrices = (prices: MinorPrices, rates: ExchangeRates): FullPrices =>
  mapCurrencies((currency) => priceIn(prices, currency, rates))

export const toPriceMap = (prices: FullPrices): PriceMap => mapCurrencies((currency) => toDecimal(prices[currency], currency))
