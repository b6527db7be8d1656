import { z } from 'zod'
import { type Currency, defaultCurrency } from '#contract/core/money.ts'
import type { ItemKind } from '#kernel/item-kind.ts'
import type { MinorPrices } from '#kernel/prices.ts'

/**
 * Documents check the format of a currency code, not whether the shop has the currency today: an added currency is missing in older
 * documents, and a removed one stays readable.
 */
export const storedCurrency = z.custom<Currency>((value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value), 'No code of a currency')

export const minorUnits = z.int()

/** Dollars are always there, others if they were set. */
export const storedPrices = z
  .record(z.string().regex(/^[A-Z]{3}$/), minorUnits)
  .refine((prices) => defaultCurrency in prices, `No price in ${defaultCurrency}`)
  .transform((prices) => prices as MinorPrices)

export const storedAddress = z.object({
  countryCode: z.string(),
  streetAddress1: z.string(),
  streetAddress2: z.string().nullable(),
  locality: z.string().nullable(),
  region: z.string().nullable(),
  postCode: z.string().nullable(),
})

/** The kind of an item in documents of version 1. */
export const kindLetter = z.enum(['p', 'b'])
export const kindOfLetter = (letter: z.infer<typeof kindLetter>): ItemKind => (letter === 'p' ? 'product' : 'bundle')
