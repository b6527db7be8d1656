import { z } from 'zod'
import { currencies } from './currencies.ts'

export { type Currency, currencies, decimalsOf, defaultCurrency, minorUnitsOf, round, roundAmount, toMinorUnits } from './currencies.ts'

export const currency = z.enum(currencies)

/** Money in the API: a decimal amount. Inside the server it is whole minor units. */
export const money = z.object({ currency, amount: z.number() })
export type WireMoney = z.infer<typeof money>

/** A price in every currency of the shop: decimal amounts by currency. */
export const priceMap = z.record(currency, z.number())
export type PriceMap = z.infer<typeof priceMap>
