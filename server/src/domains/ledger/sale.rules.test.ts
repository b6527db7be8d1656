import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disputeLines, disputeLostLines, refundLines, type SaleLine, saleLines, turn } from './sale.rules.ts'
import type { LedgerLine } from './write-entry.ts'

const saleLine: fc.Arbitrary<SaleLine> = fc
  .record({
    lineId: fc.uuid(),
    creatorId: fc.constantFrom('lowtide', 'glasshouse', 'northlight'),
    tax: fc.nat(100_000),
    fee: fc.nat(100_000),
    net: fc.nat(1_000_000),
    country: fc.constantFrom('DE', 'US', null),
  })
  .map((line) => ({ ...line, due: line.tax + line.fee + line.net }))

const sumOf = (lines: readonly LedgerLine[], account?: LedgerLine['account']): number =>
  lines.filter((line) => account === undefined || line.account === account).reduce((sum, line) => sum + line.amount, 0)

test('every entry sums to zero, whatever was sold', () => {
  fc.assert(
    fc.property(fc.array(saleLine, { maxLength: 50 }), (sale) => {
      for (const lines of [saleLines(sale), refundLines(sale), disputeLines(sale), turn(disputeLines(sale))]) expect(sumOf(lines)).toBe(0)
    }),
  )
})

test('a sale and its refund leave zero in every account', () => {
  fc.assert(
    fc.property(fc.array(saleLine, { maxLength: 50 }), (sale) => {
      const both = [...saleLines(sale), ...refundLines(sale)]
      for (const account of ['Provider', 'Creator', 'Fees', 'Tax'] as const) expect(sumOf(both, account)).toBe(0)
    }),
  )
})

test('a dispute that is won leaves no trace; one that is lost is as if nothing had been sold', () => {
  fc.assert(
    fc.property(fc.array(saleLine, { minLength: 1, maxLength: 50 }), (sale) => {
      const held = disputeLines(sale)
      const won = [...saleLines(sale), ...held, ...turn(held)]
      const lost = [...saleLines(sale), ...held, ...disputeLostLines(0 - sumOf(held, 'Held'))]
      for (const account of ['Provider', 'Creator', 'Fees', 'Tax', 'Held'] as const) {
        expect(sumOf(won, account)).toBe(sumOf(saleLines(sale), account))
        expect(sumOf(lost, account)).toBe(0)
      }
    }),
  )
})
