/** The platform's two rates, in percent of the price without tax. */
export const fees = { shop: 15, ownLink: 8 } as const

type Earnings = { price: number; fee: number; share: number }

/**
 * The parts of one sale, in whole cents. The fee is rounded once, half up; the share is the remainder, so that both always add up to the
 * price.
 */
export const earningsOf = (price: number, feePercent: number): Earnings => {
  const fee = Math.floor((price * feePercent + 50) / 100)
  return { price, fee, share: price - fee }
}

export const timesSales = ({ price, fee, share }: Earnings, sales: number): Earnings => ({
  price: price * sales,
  fee: fee * sales,
  share: share * sales,
})

const highestPrice = 10_000_00
const maxSales = 100_000

export type Reading = { value: number } | { problem: string }

/** A price as people type it: 49, 49.5, 49,00 or $49. In whole cents. */
export const readPrice = (typed: string): Reading => {
  const match = /^\$?\s*(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  if (!match) return { problem: 'Enter a price such as 49 or 49.50' }
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return cents > highestPrice ? { problem: 'Enter at most $10,000' } : { value: cents }
}

export const readSales = (typed: string): Reading => {
  const text = typed.trim()
  if (!/^\d{1,9}$/.test(text)) return { problem: 'Enter a whole number' }
  return Number(text) > maxSales ? { problem: 'Enter at most 100,000' } : { value: Number(text) }
}
