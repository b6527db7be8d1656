import { expect, test } from 'vitest'
import { ratesByDay, readRate, rulesByPlace } from './rate-text.ts'

test('rates are grouped by day, newest first', () => {
  const days = ratesByDay([
    { currency: 'EUR', validFrom: '2026-01-01', perUsd: 0.9 },
    { currency: 'EUR', validFrom: '2026-02-01', perUsd: 0.8 },
    { currency: 'JPY', validFrom: '2026-01-01', perUsd: 150 },
  ])
  expect(days.map(({ day, rates }) => [day, [...rates]])).toEqual([
    ['2026-02-01', [['EUR', 0.8]]],
    [
      '2026-01-01',
      [
        ['EUR', 0.9],
        ['JPY', 150],
      ],
    ],
  ])
})

test.each([
  ['', undefined],
  [' 0,92 ', 0.92],
  ['150', 150],
])('%j is the rate %s', (text, rate) => {
  expect(readRate(text)).toBe(rate)
})

test('of a place’s tax rates the newest that has begun applies', () => {
  const rule = (validFrom: string, rate: number) => ({ country: 'DE', validFrom, mode: 'Inclusive' as const, rate })
  const [germany] = rulesByPlace([rule('2026-01-01', 0.19), rule('2027-01-01', 0.2)], '2026-11-17')
  expect(germany?.now?.rate).toBe(0.19)
  expect(germany?.rules[0]?.rate).toBe(0.2)
})
