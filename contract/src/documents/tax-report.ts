import { z } from 'zod'
import { money } from '../core/money.ts'
import { period } from '../core/period.ts'
import { route } from '../core/route.ts'

/** What a tax office asks for: by country and rate, from invoices less credit notes. */

const mayRead = { staff: 'platform', level: 'read' } as const

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
  /** What was sold in the quarter, less what was credited of it in the same quarter. */
  supplies: z.array(z.object({ country: z.string(), rate: z.number(), net: money, tax: money })),
  /** What was credited of earlier quarters, which the form has by quarter and country. */
  corrections: z.array(z.object({ year: z.number().int(), quarter: z.number().int(), country: z.string(), tax: money })),
  tax: money,
  /** Whose own country is left out, because its tax is declared at home; null where the seller is outside the EU. */
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
