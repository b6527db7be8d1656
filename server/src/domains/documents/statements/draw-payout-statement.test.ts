import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { sampleInvoice } from '../invoices/sample-invoice.ts'
import { drawPayoutStatement } from './draw-payout-statement.ts'
import type { PayoutStatement, StatementRow } from './payout-statement.ts'

const row = (index: number, times: number): StatementRow => ({
  what: index === 0 ? `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk 東京 ${index}, the anniversary edition` : `Tape ${index}`,
  kind: index % 5 === 4 ? 'GivenBack' : 'Sold',
  units: index * times,
  gross: 1_234_567 * times,
  discount: 23_456 * times,
  tax: 123_456 * times,
  fee: 185_185 * times,
  feeRate: 0.15,
  feeReason: 'OwnChannel',
  net: 902_470 * times,
})

const statementOf = (currency: 'JPY' | 'NOK' | 'EUR', rows: number, times: number): PayoutStatement => ({
  number: 'lowtide-1',
  day: new Date('2030-03-01T00:00:00Z'),
  payer: sampleInvoice().seller,
  payee: { name: 'A company whose name goes on and on over more than one line of this page', address: null, taxId: null },
  parts: [
    {
      currency,
      rows: Array.from({ length: rows }, (_, index) => row(index, times)),
      net: 902_470 * times * rows,
      rate: 0.0867924528,
      result: 98_765_432_109,
    },
  ],
  currency: 'EUR',
  total: 98_765_432_109,
  account: 'Account ending in 3000',
})

type Item = { str: string; width: number; transform: number[] }

/** Texts of a page that stand in each other's way. */
const overlapping = (items: readonly Item[]): string[] => {
  const written = items
    .filter(({ str }) => str.trim())
    .map(({ str, width, transform: [, , , , x = 0, y = 0] }) => ({ str, x, y, end: x + width }))
  return written.flatMap((one) =>
    written
      .filter((other) => other !== one && Math.abs(other.y - one.y) < 3 && other.x > one.x && other.x < one.end - 0.5)
      .map((other) => `${one.str} | ${other.str}`),
  )
}

test.each([
  ['JPY', 20, 1],
  ['NOK', 2, 9_999],
  ['EUR', 0, 1],
] as const)('no figure of a statement stands in another’s way: %s, %i rows, times %i', async (currency, rows, times) => {
  const pdf = await getDocumentProxy(new Uint8Array(await drawPayoutStatement(statementOf(currency, rows, times))))
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    expect(overlapping(items as Item[])).toEqual([])
  }
  expect(pdf.numPages > 1).toBe(rows > 10)
})
