import type { Address } from '#contract/core/address.ts'
import type { Currency } from '#contract/core/money.ts'

export type Seller = { name: string; address: Address; taxId: string | null; registration: string | null; email: string }

export type Buyer = { name: string; businessName: string | null; email: string; taxId: string | null; address: Address | null }

/** Whole minor units, as the price function made them: `subtotal` after reductions, `tax` inside or on top, `due` what was paid. */
export type InvoiceLine = {
  what: string
  /** The creator's name. */
  by: string
  quantity: number
  original: number
  discount: number
  subtotal: number
  tax: number
  due: number
}

export type InvoiceTax = {
  country: string
  rate: number
  mode: 'Inclusive' | 'Exclusive'
  isReversed: boolean
  /** Why there is no tax; printed as it stands. */
  note: string | null
}

export type InvoiceTotal = { original: number; discount: number; subtotal: number; tax: number; due: number }

/** What is printed, as it was on the day. */
export type InvoiceContent = {
  /** As people say it on the phone. */
  orderNumber: string
  currency: Currency
  seller: Seller
  buyer: Buyer
  lines: InvoiceLine[]
  /** null where no country was known, as for a free order. */
  tax: InvoiceTax | null
  total: InvoiceTotal
  /** Such as 'Visa ending in 4242'; null where nothing was charged. */
  paidWith: string | null
  /** The number of the invoice that a credit note takes back from. */
  corrects: string | null
}
