import { describe, expect, test } from 'vitest'
import { currencies } from '#contract/core/money.ts'
import { formatMoney } from './price.tsx'

describe('money as text', () => {
  test.each([
    [59, 'USD', '$59'],
    [59.5, 'USD', '$59.50'],
    [0.99, 'EUR', '€0.99'],
    [1234.5, 'GBP', '£1,234.50'],
    [1200, 'JPY', '¥1,200'],
    [119, 'CAD', 'CA$119'],
  ] as const)('%d %s is shown as %s: whole amounts have no decimals', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text)
  })

  test.each([
    [59, 'USD', '$59.00'],
    [0, 'EUR', '€0.00'],
    [1200, 'JPY', '¥1,200'],
  ] as const)('%d %s in a sum is shown as %s: every line has the same decimals', (amount, currency, text) => {
    expect(formatMoney(amount, currency, { exact: true })).toBe(text)
  })

  test('a deduction has a real minus sign, and nothing is ever minus zero', () => {
    expect(formatMoney(-20, 'EUR', { exact: true })).toBe('\u2212€20.00')
    expect(formatMoney(-0, 'USD')).toBe('$0')
  })

  test('a rounding error of a floating-point sum adds no decimals', () => {
    expect(formatMoney(58.7 + 0.3, 'USD')).toBe('$59')
    expect(formatMoney(59.000000001, 'USD')).toBe('$59')
  })

  test('the visitor’s locale decides separators and positions', () => {
    expect(formatMoney(1234.5, 'EUR', { locale: 'de-DE' }).replace(/\s/g, ' ')).toBe('1.234,50 €')
    expect(formatMoney(79, 'CHF', { locale: 'de-CH' }).replace(/\s/g, ' ')).toBe('CHF 79')
  })

  test('every currency of the shop can be formatted', () => {
    for (const currency of currencies) expect(formatMoney(1, currency)).toMatch(/1/)
  })
})
