import { expect, test } from 'vitest'
import { saleWish } from '#contract/sales/sale-wish.ts'
import { isAmountKey, isInstantKey } from './list-mark.ts'

test.each([
  ['2030-03-01T12:00:00.123456Z', true],
  ['2030-02-30T12:00:00.000000Z', false],
  ['0000-01-01T00:00:00.000000Z', false],
  ['2030-03-01T24:00:00.000000Z', false],
  ['2030-03-01T12:00:00.000Z', false],
  ['soon', false],
])('a page ends at a moment of the calendar: %s', (key, isOne) => expect(isInstantKey(key)).toBe(isOne))

test('a page ends at an amount', () => expect(['12', '-3', '1e3', ''].map(isAmountKey)).toEqual([true, true, false, false]))

test('there is no year 0 to begin with', () => {
  expect(saleWish.safeParse({ from: '0000-01-01' }).success).toBe(false)
  expect(saleWish.safeParse({ from: '0001-01-01', until: '9999-12-31' }).success).toBe(true)
})
