import { z } from 'zod'
import { money } from '../core/money.ts'
import { period } from '../core/period.ts'
import { route } from '../core/route.ts'

/** Everything issued in a period, for an accountant. */

const mayRead = { staff: 'platform', level: 'read' } as const

const kindSum = z.object({
  kind: z.enum(['Invoice', 'CreditNote']),
  count: z.number().int(),
  /** The first and the last number; null if there are none. */
  first: z.string().nullable(),
  last: z.string().nullable(),
  amounts: z.array(z.object({ due: money, tax: money })),
})
export type InvoiceSum = z.infer<typeof kindSum>

export const sumInvoices = route({
  name: 'sumInvoices',
  method: 'GET',
  path: '/api/admin/books/invoices',
  summary: 'How many invoices and credit notes a period has, and what they come to',
  access: mayRead,
  query: period,
  answers: { 200: z.array(kindSum) },
})

export const exportInvoices = route({
  name: 'exportInvoices',
  method: 'GET',
  path: '/api/admin/books/invoices.zip',
  summary: 'Every invoice and credit note of a period as PDF in one ZIP, with a table of them',
  access: mayRead,
  query: period,
  answers: { 200: z.unknown() },
})
