import type { Address } from '#contract/core/address.ts'
import type { Currency } from '#contract/core/money.ts'
import type { Seller } from '../invoices/invoice-content.ts'

/** What was sold of one product at one fee, or given back of it, in whole minor units. */
export type StatementRow = {
  what: string
  kind: 'Sold' | 'GivenBack'
  units: number
  gross: number
  discount: number
  tax: number
  fee: number
  feeRate: number
  feeReason: 'Marketplace' | 'OwnChannel' | 'Agreed'
  net: number
}

/** Everything in one currency, and what it comes to in the one that is paid. */
export type StatementPart = { currency: Currency; rows: readonly StatementRow[]; net: number; rate: number; result: number }

/** What a creator is paid for, which the shop writes down in its place. */
export type PayoutStatement = {
  number: string
  day: Date
  payer: Seller
  payee: { name: string; address: Address | null; taxId: string | null }
  parts: readonly StatementPart[]
  currency: Currency
  total: number
  /** Such as 'Account ending in 3000'. */
  account: string
}
