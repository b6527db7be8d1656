import { z } from 'zod'
import type { Currency } from '#contract/core/money.ts'
import type { ItemKind } from '#kernel/item-kind.ts'
import type { MinorPrices } from '#kernel/prices.ts'

/**
 * Documents know what a currency's code looks like, not which currencies the shop has today: one that is added later is missing in
 * what was written before, and one that is given up stays readable.
 */
export const storedCurrency = z.custom<Currency>((value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value), 'No code of a currency')

export const minorUnits = z.int()

/** Dollars are always there, the others where somebody set them. */
export const storedPrices = z
  .record(z.string().regex(/^[A-Z]{3}$/), minorUnits)
  .refine((prices) => 'USD' in prices, 'No price in USD')
  .transform((prices) => prices as MinorPrices)

export const storedAddress = z.object({
  countryCode: z.string(),
  streetAddress1: z.string(),
  streetAddress2: z.string().nullable(),
  locality: z.string().nullable(),
  region: z.string().nullable(),
  postCode: z.string().nullable(),
})

/** Version 1 of what has a kind. */
export const kindLetter = z.enum(['p', 'b'])
export const kindOfLetter = (letter: z.infer<typeof kindLetter>): ItemKind => (letter === 'p' ? 'product' : 'bundle')
