import { z } from 'zod'

/** The currencies of the shop. USD is the default and the one every price must have. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'NOK', 'SEK', 'DKK', 'CAD', 'AUD', 'JPY'] as const

export const currency = z.enum(currencies)
export type Currency = z.infer<typeof currency>

export const defaultCurrency: Currency = 'USD'

/** How many decimals an amount of this currency has on the wire and on screen. */
export const decimalsOf = (code: Currency): number => (code === 'JPY' ? 0 : 2)

/** Money as it travels: a decimal amount. Inside the server it is whole minor units. */
export const money = z.object({ currency, amount: z.number() })
export type WireMoney = z.infer<typeof money>

/** A price in every currency of the shop, decimal amounts keyed by currency. */
export const priceMap = z.record(currency, z.number())
export type PriceMap = z.infer<typeof priceMap>
