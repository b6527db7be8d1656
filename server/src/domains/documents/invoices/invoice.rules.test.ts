import fc from 'fast-check'
import { expect, test } from 'vitest'
import { summarise, taxLine, totalOf, writeNumber } from './invoice.rules.ts'
import { sampleInvoiceLine } from './sample-invoice.ts'

const german = { country: 'DE', rate: 0.19, mode: 'Inclusive', isReversed: false, note: null } as const

test('numbers have six digits, or more when they run out', () => {
  expect(writeNumber('Invoice', 1)).toBe('INV-000001')
  expect(writeNumber('CreditNote', 12)).toBe('CN-000012')
  expect(writeNumber('Invoice', 1_234_567)).toBe('INV-1234567')
})

test('a price with its tax inside: the summary is the price, the tax line says what is in it', () => {
  const total = totalOf([sampleInvoiceLine()])
  expect(summarise({ total, tax: german })).toEqual([
    { text: 'Subtotal', amount: 13_900 },
    { text: 'Discount', amount: -2_000 },
  ])
  expect(taxLine({ total, tax: german })).toEqual({ name: 'VAT', text: 'VAT 19% (Germany)', net: 10_000, tax: 1_900 })
})

test('a business: the tax that is left out is a row of its own', () => {
  const total = totalOf([sampleInvoiceLine({ tax: 0, due: 10_000 })])
  const tax = { ...german, isReversed: true, note: 'Reverse charge' }
  expect(summarise({ total, tax }).at(-1)).toEqual({ text: 'Less VAT of 19%', amount: -1_900 })
  expect(taxLine({ total, tax })).toEqual({ name: 'VAT', text: 'VAT 0% (Germany)', net: 10_000, tax: 0 })
})

test('a country without tax has no tax line', () => {
  const tax = { country: 'US', rate: 0, mode: 'Exclusive', isReversed: false, note: null } as const
  expect(taxLine({ total: totalOf([sampleInvoiceLine({ tax: 0 })]), tax })).toBeUndefined()
})

test('the rows of any summary add up to what is due', () => {
  const amount = fc.nat(1_000_000)
  const line = fc.tuple(amount, amount, fc.integer({ min: -1000, max: 1000 })).map(([subtotal, discount, change]) => {
    const due = Math.max(0, subtotal + change)
    return sampleInvoiceLine({ original: subtotal + discount, discount, subtotal, due, tax: 0 })
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const total = totalOf(lines)
      expect(summarise({ total, tax: german }).reduce((sum, row) => sum + row.amount, 0)).toBe(total.due)
    }),
  )
})
