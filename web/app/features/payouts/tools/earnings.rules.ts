import { type Currency, minorUnitsOf, round, toMinorUnits } from '#contract/core/money.ts'

export type SaleTerms = {
  price: number
  currency: Currency
  tax: { mode: 'Inclusive' | 'Exclusive'; rate: number }
  /** A business with a tax number accounts for the tax itself. */
  isBusiness: boolean
  feeRate: number
}

export type Earnings = { paid: number; tax: number; fee: number; yours: number }

/** What the creator gets of a sale, rounded as the shop does it: the tax once, the fee once, the rest is the creator's. */
export const earningsOf = ({ price, currency, tax, isBusiness, feeRate }: SaleTerms): Earnings => {
  const unit = minorUnitsOf(currency)
  const whole = toMinorUnits(price, currency)
  const within = tax.mode === 'Inclusive' ? whole - round(whole / (1 + tax.rate)) : 0
  const base = whole - within
  const owedTax = isBusiness ? 0 : tax.mode === 'Inclusive' ? within : round(whole * tax.rate)
  const fee = round(base * feeRate)
  return { paid: (base + owedTax) / unit, tax: owedTax / unit, fee: fee / unit, yours: (base - fee) / unit }
}
