import { z } from 'zod'
import { defineDocument } from '#platform/database/stored-document.ts'
import { minorUnits, storedAddress, storedCurrency } from '#platform/database/stored-values.ts'

/** As an invoice prints it; others store it in documents of their own. */
export const storedSeller = z.object({
  name: z.string(),
  address: storedAddress,
  taxId: z.string().nullable(),
  registration: z.string().nullable(),
  email: z.string(),
})
export type Seller = z.infer<typeof storedSeller>

/** What creators are paid from: our account for SEPA, and what our bank gave us for ACH. Neither stands on an invoice. */
const payer = z.object({
  sepa: z.object({ iban: z.string(), bic: z.string().nullable() }).nullable(),
  ach: z.object({ companyId: z.string(), companyName: z.string(), routingNumber: z.string(), bankName: z.string() }).nullable(),
})
export type Payer = z.infer<typeof payer>

/** Who sells, and from what it pays. */
export const sellerDocument = defineDocument('seller', storedSeller.extend({ payer: payer.exactOptional() }))

const buyer = z.object({
  name: z.string(),
  businessName: z.string().nullable(),
  email: z.string(),
  taxId: z.string().nullable(),
  address: storedAddress.nullable(),
})
export type Buyer = z.infer<typeof buyer>

const amounts = { original: minorUnits, discount: minorUnits, subtotal: minorUnits, tax: minorUnits, due: minorUnits }

/** Whole minor units, as the price function made them: `subtotal` after reductions, `tax` inside or on top, `due` what was paid. */
const line = z.object({
  what: z.string(),
  /** The creator's name. */
  by: z.string(),
  quantity: z.int(),
  ...amounts,
})
export type InvoiceLine = z.infer<typeof line>

const tax = z.object({
  country: z.string(),
  rate: z.number(),
  mode: z.enum(['Inclusive', 'Exclusive']),
  isReversed: z.boolean(),
  /** Why there is no tax; printed as it stands. */
  note: z.string().nullable(),
})

const total = z.object(amounts)
export type InvoiceTotal = z.infer<typeof total>

const content = z.object({
  /** As people say it on the phone. */
  orderNumber: z.string(),
  currency: storedCurrency,
  seller: storedSeller,
  buyer,
  lines: z.array(line),
  /** null where no country was known, as for a free order. */
  tax: tax.nullable(),
  total,
  /** Such as 'Visa ending in 4242'; null where nothing was charged. */
  paidWith: z.string().nullable(),
  /** The number of the invoice that a credit note takes back from. */
  corrects: z.string().nullable(),
  /** The number of the invoice whose place this one takes. */
  replaces: z.string().exactOptional(),
  /** When it was sold and paid, where that is not the day of the document. */
  suppliedOn: z.iso.datetime().exactOptional(),
  /** Of a credit note that only makes room for another invoice: nothing was returned. */
  isCorrection: z.literal(true).exactOptional(),
})
/** What is printed, as it was on the day. */
export type InvoiceContent = z.infer<typeof content>
export const invoiceDocument = defineDocument('invoice', content)
