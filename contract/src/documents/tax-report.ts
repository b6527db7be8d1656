import { z } from 'zod'
import { money } from '../core/money.ts'
import { period } from '../core/period.ts'
import { route } from '../core/route.ts'

/** The figures for tax returns: by country and rate, from invoices minus credit notes. */

const mayRead = { staff: 'platform', level: 'read' } as const

const taxRow = z.object({
  /** null if no country was known, as for free orders. */
  country: z.string().nullable(),
  rate: z.number().nullable(),
  invoices: z.number().int(),
  creditNotes: z.number().int(),
  /** Without tax, by currency of sale. */
  amounts: z.array(z.object({ net: money, tax: money })),
  /** The same in euros, at the rate of the period's last day, as the One-Stop-Shop form requires. */
  inEuros: z.object({ net: money, tax: money }),
  /** Whether it belongs on the EU's One-Stop-Shop form. */
  isOss: z.boolean(),
})
export type TaxRow = z.infer<typeof taxRow>

export const getTaxReport = route({
  name: 'getTaxReport',
  method: 'GET',
  path: '/api/admin/books/tax',
  summary: 'VAT and sales tax of a period, by country and rate',
  access: mayRead,
  query: period,
  answers: { 200: z.array(taxRow) },
})

export const exportTaxReport = route({
  name: 'exportTaxReport',
  method: 'GET',
  path: '/api/admin/books/tax.csv',
  summary: 'The same as CSV',
  access: mayRead,
  query: period,
  answers: { 200: z.string() },
})

const ossQuarter = z.object({
  year: z.coerce.number().int().min(2020).max(2100),
  quarter: z.coerce.number().int().min(1).max(4),
})

/** The lines of the return, in the order of its form. */
const ossReturn = z.object({
  year: z.number().int(),
  quarter: z.number().int(),
  /** Sales of the quarter, minus credit notes for them in the same quarter. */
  supplies: z.array(z.object({ country: z.string(), rate: z.number(), net: money, tax: money })),
  /** Credit notes for earlier quarters, which the form lists by quarter and country. */
  corrections: z.array(z.object({ year: z.number().int(), quarter: z.number().int(), country: z.string(), tax: money })),
  tax: money,
  /** The seller's own country, which is left out because its tax is declared at home; null if the seller is outside the EU. */
  home: z.string().nullable(),
})
export type OssReturn = z.infer<typeof ossReturn>

export const getOssReturn = route({
  name: 'getOssReturn',
  method: 'GET',
  path: '/api/admin/books/oss',
  summary: 'The EU One-Stop-Shop return for a quarter, in euros',
  access: mayRead,
  query: ossQuarter,
  answers: { 200: ossReturn },
})

export const exportOssReturn = route({
  name: 'exportOssReturn',
  method: 'GET',
  path: '/api/admin/books/oss.csv',
  summary: 'The same in the columns of the form',
  access: mayRead,
  query: ossQuarter,
  answers: { 200: z.string() },
})
