import { expect, test } from 'vitest'
import { priceBasket } from './price-basket.ts'
import { sampleBasket, sampleLine } from './sample-basket.ts'
import { type TaxRule, treatTax } from './tax-treatment.rules.ts'

const german: TaxRule = { country: 'DE', mode: 'Inclusive', rate: 0.19 }

const dueUnder = (rule: TaxRule, taxId: string | null) => {
  const { total } = priceBasket(sampleBasket([sampleLine({ prices: { USD: 11_900 } })], { tax: treatTax(rule, taxId).basket }))
  return { due: total.due, tax: total.tax }
}

test('§6 a consumer pays the tax of the country, included in the price', () => {
  expect(treatTax(german, null)).toMatchObject({ kind: 'Consumer', taxId: null, note: null })
  expect(dueUnder(german, null)).toEqual({ due: 11_900, tax: 1_900 })
})

test('§6 a business in the EU pays none, by reverse charge, and its invoice says so', () => {
  expect(treatTax(german, 'de 136 695 976')).toMatchObject({
    kind: 'ReverseCharge',
    taxId: 'DE136695976',
    note: expect.stringContaining('Reverse charge'),
  })
  expect(dueUnder(german, 'DE136695976')).toEqual({ due: 10_000, tax: 0 })
})

test.each([
  ['GB', 0.2, 'GB980780684', 'No UK VAT charged'],
  ['NO', 0.25, '995 525 828 MVA', 'No Norwegian VAT charged'],
  ['CH', 0.081, 'CHE-107.787.577 MWST', 'No Swiss VAT charged'],
])('§6 a business in %s pays none either', (country, rate, taxId, text) => {
  const treatment = treatTax({ country, mode: 'Inclusive', rate }, taxId)
  expect(treatment).toMatchObject({ kind: 'ForeignBusiness', basket: { isReversed: true }, note: expect.stringContaining(text) })
})

test.each([
  ['a wrong digit', german, 'DE136695977'],
  ['a number of another country', german, 'ATU13585627'],
  ['a country without such numbers', { country: 'US', mode: 'Exclusive', rate: 0 } as const, '12-3456789'],
])('§6 %s is not enough to count as a business', (_what, rule, taxId) => {
  expect(treatTax(rule, taxId)).toMatchObject({ kind: 'Consumer', taxId: null })
})
