import type { Currency } from '#contract/core/money.ts'
import {
  bigint,
  type Column,
  day,
  instant,
  integer,
  nullable,
  numeric,
  oneOf,
  type RowOf,
  stored,
  text,
  uuid,
} from '#platform/database/columns.ts'
import { invoiceDocument, sellerDocument } from './invoice-content.ts'

const kinds = ['Invoice', 'CreditNote'] as const

export const invoiceTables = {
  sellers: { valid_from: day, details: stored(sellerDocument) },
  invoice_counters: { kind: oneOf(kinds), last: { ...integer, hasDefault: true } },
  invoices: {
    id: text,
    kind: oneOf(kinds),
    index: integer,
    number: text,
    order_id: uuid,
    corrects_id: nullable(text),
    cause: text,
    currency: text as Column<Currency>,
    due: bigint,
    tax: bigint,
    tax_country: nullable(text),
    tax_rate: nullable(numeric),
    content: stored(invoiceDocument),
    issued_at: instant,
  },
}

type InvoiceTables = { [Name in keyof typeof invoiceTables]: RowOf<(typeof invoiceTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends InvoiceTables {}
}
