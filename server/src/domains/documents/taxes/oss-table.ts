import type { OssReturn } from '#contract/documents/tax-report.ts'
import { type CsvRow, writeCsv } from '#kernel/csv.ts'
import { codeOnForm } from './oss.rules.ts'

const head = [
  'Part',
  'Member State of consumption',
  'Type of supply',
  'Type of rate',
  'VAT rate (%)',
  'Taxable amount (EUR)',
  'VAT amount (EUR)',
  'Year corrected',
  'Quarter corrected',
]

const percent = (rate: number): number => Number((rate * 100).toFixed(2))

/** In the columns of the return: what was supplied from the seller's own Member State, then what earlier returns are corrected by. */
export const writeOssTable = ({ supplies, corrections, tax }: OssReturn): string => {
  const supplied: CsvRow[] = supplies.map(({ country, rate, net, tax: own }) => [
    '2a Supplies',
    codeOnForm(country),
    'Services',
    'Standard',
    percent(rate),
    net.amount.toFixed(2),
    own.amount.toFixed(2),
    null,
    null,
  ])
  const corrected: CsvRow[] = corrections.map(({ country, year, quarter, tax: own }) => {
    const empty = [null, null, null, null]
    return ['3 Corrections', codeOnForm(country), ...empty, own.amount.toFixed(2), year, quarter]
  })
  return writeCsv(head, [...supplied, ...corrected, ['Total', null, null, null, null, null, tax.amount.toFixed(2), null, null]])
}
