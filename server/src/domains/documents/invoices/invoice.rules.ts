import { percentText } from '#contract/pricing/percent-text.ts'
import { hasTaxIds } from '#contract/pricing/tax-id.ts'
import type { InvoiceContent, InvoiceLine, InvoiceTotal } from './invoice-content.ts'

export type InvoiceKind = 'Invoice' | 'CreditNote'

/** As it is printed. More than a million of them simply get longer. */
export const writeNumber = (kind: InvoiceKind, index: number): string =>
  `${kind === 'Invoice' ? 'INV' : 'CN'}-${String(index).padStart(6, '0')}`

export const totalOf = (lines: readonly InvoiceLine[]): InvoiceTotal => {
  const sum = (part: keyof InvoiceTotal): number => lines.reduce((total, line) => total + line[part], 0)
  return { original: sum('original'), discount: sum('discount'), subtotal: sum('subtotal'), tax: sum('tax'), due: sum('due') }
}

/** A row under the lines: what it is, and how much, signed as it counts towards the total. */
export type SummaryRow = { text: string; amount: number }

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** What the tax is called where it is paid. */
const nameOf = (country: string): string => (hasTaxIds(country) ? 'VAT' : 'tax')

const upper = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** From the sum of the lines to what was paid. Rows that change nothing are left out; the amounts add up to what is due. */
export const summarise = ({ total, tax }: Pick<InvoiceContent, 'total' | 'tax'>): SummaryRow[] => {
  const rows: SummaryRow[] = [{ text: 'Subtotal', amount: total.original }]
  if (total.discount > 0) rows.push({ text: 'Discount', amount: 0 - total.discount })
  const change = total.due - total.subtotal
  if (tax && change > 0) rows.push({ text: `${upper(nameOf(tax.country))} of ${percentText(tax.rate)}`, amount: change })
  if (tax && change < 0) rows.push({ text: `Less ${nameOf(tax.country)} of ${percentText(tax.rate)}`, amount: change })
  return rows
}

export type TaxLine = { name: string; text: string; net: number; tax: number }

/** The tax inside the total, as tax offices want to read it: from what, at which rate, how much. */
export const taxLine = ({ total, tax }: Pick<InvoiceContent, 'total' | 'tax'>): TaxLine | undefined => {
  if (!tax || (tax.rate === 0 && !tax.note)) return undefined
  const name = nameOf(tax.country)
  const text = `${upper(name)} ${percentText(tax.isReversed ? 0 : tax.rate)} (${countries.of(tax.country)})`
  return { name, text: text, net: total.due - total.tax, tax: total.tax }
}
