import { z } from 'zod'
import { money } from '../core/money.ts'
import { route } from '../core/route.ts'

/** What a tax office asks for: by country and rate, from invoices less credit notes. */

const mayRead = { staff: 'platform', level: 'read' } as const

export const period = z.object({ from: z.iso.date(), until: z.iso.date() })
const ordered = period.refine(({ from, until }) => from <= until, { message: 'The last day is before the first', path: ['until'] })

const taxRow = z.object({
  /** null where no country was known, as for free orders. */
  country: z.string().nullable(),
  rate: z.number().nullable(),
  invoices: z.number().int(),
  creditNotes: z.number().int(),
  /** Without tax, in each currency it was sold in. */
  amounts: z.array(z.object({ net: money, tax: money })),
  /** The same in euros, at the rate of the period's last day, as the One-Stop-Shop form wants it. */
  inEuros: z.object({ net: money, tax: money }),
  /** Whether the form of the EU's One-Stop-Shop has a line for it. */
  isOss: z.boolean(),
})
export type TaxRow = z.infer<typeof taxRow>

export const getTaxReport = route({
  name: 'getTaxReport',
  method: 'GET',
  path: '/api/admin/books/tax',
  summary: 'VAT and sales tax of a period, by country and rate',
  access: mayRead,
  query: ordered,
  answers: { 200: z.array(taxRow) },
})

export const exportTaxReport = route({
  name: 'exportTaxReport',
  method: 'GET',
  path: '/api/admin/books/tax.csv',
  summary: 'The same as a table for spreadsheets',
  access: mayRead,
  query: ordered,
  answers: { 200: z.string() },
})
