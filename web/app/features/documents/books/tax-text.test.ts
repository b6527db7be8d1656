import { expect, test } from 'vitest'
import { percentText } from '#contract/pricing/percent-text.ts'
import { rateText, sumEuros } from './tax-text.ts'

test.each([
  [0.255, '25.5%'],
  [0.081, '8.1%'],
  [0, '0%'],
  [null, 'none'],
])('the rate %s is written %s', (rate, text) => {
  expect(rateText(rate, percentText)).toBe(text)
})

test('cents sum to cents', () => {
  expect(sumEuros([0.1, 0.2, -0.05].map((amount) => ({ amount, currency: 'EUR' })))).toEqual({ currency: 'EUR', amount: 0.25 })
})
