export { findInvoice, findInvoiceByCause, type Invoice, listInvoices } from './invoice.views.ts'
export type { Buyer, InvoiceContent, InvoiceLine } from './invoice-content.ts'
export { writeCreditNote } from './write-credit-note.ts'
export { type ToInvoice, type WrittenInvoice, writeInvoice } from './write-invoice.ts'
