import { totalOf } from './invoice.rules.ts'
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts'

/** Invoices for tests: plain, and easy to vary. */

export const sampleInvoiceLine = (change: Partial<InvoiceLine> = {}): InvoiceLine => ({
  what: 'Tape One, Perpetual',
  by: 'Lowtide',
  quantity: 1,
  original: 13_900,
  discount: 2_000,
  subtotal: 11_900,
  tax: 1_900,
  due: 11_900,
  ...change,
})

export const sampleInvoice = (change: Partial<InvoiceContent> = {}): InvoiceContent => {
  const lines = change.lines ?? [sampleInvoiceLine()]
  return {
    orderNumber: 'ORD-000042',
    currency: 'EUR',
    seller: {
      name: 'Soundfair Demo GmbH',
      address: {
        countryCode: 'DE',
        streetAddress1: 'Musterstraße 1',
        streetAddress2: null,
        locality: 'Berlin',
        region: null,
        postCode: '10115',
      },
      taxId: 'DE136695976',
      registration: null,
      email: 'billing@soundfair.test',
    },
    buyer: {
      name: 'Casey Example',
      businessName: null,
      email: 'casey@example.test',
      taxId: null,
      address: {
        countryCode: 'DE',
        streetAddress1: 'Torstraße 1',
        streetAddress2: null,
        locality: 'Berlin',
        region: null,
        postCode: '10119',
      },
    },
    lines,
    tax: { country: 'DE', rate: 0.19, mode: 'Inclusive', isReversed: false, note: null },
    total: totalOf(lines),
    paidWith: 'Visa ending in 4242',
    corrects: null,
    ...change,
  }
}
