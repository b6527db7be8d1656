import { z } from 'zod'
import type { Currency } from '#contract/core/money.ts'
import type { MinorPrices } from '#kernel/prices.ts'

/**
 * Documents know what a currency's code looks like, not which currencies the shop has today: one that is added later is missing in
 * what was written before, and one that is given up stays readable.
 */
export const storedCurrency = z.custom<Currency>((value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value), 'No code of a currency')

export const minorUnits = z.int()

/** Dollars are always there, the others where somebody set them. */
export const storedPrices: z.ZodType<MinorPrices> = z.object({ USD: minorUnits }).catchall(minorUnits) as unknown as z.ZodType<MinorPrices>
