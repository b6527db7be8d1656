import { buffer } from 'node:stream/consumers'
import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib'
import { type CsvRow, writeCsvHead, writeCsvRows } from '#kernel/csv.ts'
import { toDecimal } from '#kernel/money.ts'
import type { ZipEntry } from '#platform/files/zip-records.ts'
import type { Issued } from './issued.views.ts'

const head = [
  'Number',
  'Kind',
  'Issued',
  'Order',
  'Corrects',
  'Buyer',
  'Buyer’s VAT number',
  'Tax country',
  'Tax rate',
  'Currency',
  'Net',
  'Tax',
  'Total',
  'File',
]

/** What a credit note gives back is negative, so that every column sums up. */
const cellsOf = ({ kind, number, content, issuedAt, corrects, tax_country, tax_rate }: Issued, file: string): CsvRow => {
  const { currency, total, buyer } = content
  const sign = kind === 'Invoice' ? 1 : -1
  const money = (amount: number) => toDecimal(sign * amount, currency)
  const names = [buyer.businessName ?? buyer.name, buyer.taxId, tax_country, tax_rate, currency]
  return [
    number,
    kind,
    issuedAt.toISOString(),
    content.orderNumber,
    corrects,
    ...names,
    money(total.due - total.tax),
    money(total.tax),
    money(total.due),
    file,
  ]
}

/** The table of what is in the ZIP, made while it goes out and kept deflated: some bytes for each document. */
export const openIssuedTable = () => {
  const deflate: DeflateRaw = createDeflateRaw()
  const packed = buffer(deflate)
  let [size, crc] = [0, 0]
  const add = (text: string): void => {
    const bytes = Buffer.from(text)
    size += bytes.length
    crc = crc32(bytes, crc)
    deflate.write(bytes)
  }
  add(writeCsvHead(head))
  return {
    add: (issued: Issued, file: string): void => add(writeCsvRows([cellsOf(issued, file)])),
    close: async (name: string, at: Date): Promise<ZipEntry> => {
      deflate.end()
      return { name, at, bytes: await packed, deflated: { size, crc } }
    },
  }
}
