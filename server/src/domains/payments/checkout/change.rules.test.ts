import { expect, test } from 'vitest'
import type { Seen } from '#domains/orders/index.ts'
import { changesSince } from './change.rules.ts'

const line = 'p/a/b/c'
const around = { names: new Map([[line, 'Tape One']]), wanted: new Set([line]), lapsed: [] }
const seen: Seen = {
  currency: 'EUR',
  due: 5900,
  tax: 0,
  taxedBy: null,
  lines: { [line]: 5900 },
  quantities: { [line]: 1 },
  coupons: ['FIRST'],
}
const french = '{"rate":0.2,"mode":"Inclusive"}'
const dearer = { ...seen, due: 7900, lines: { [line]: 7900 } }

test('nothing was seen before, or nothing is different: no changes', () => {
  expect(changesSince(null, seen, around)).toEqual([])
  expect(changesSince(seen, seen, around)).toEqual([])
})

test.each([
  ['tax inside the price, of the buyer’s own country', { ...seen, tax: 983, taxedBy: french }],
  ['tax on top, of the buyer’s own country', { ...dearer, tax: 1475, taxedBy: '{"mode":"Exclusive"}' }],
  ['another currency', { ...dearer, currency: 'USD' as const }],
  ['another quantity', { ...dearer, quantities: { [line]: 2 } }],
  ['a code that the buyer took off', { ...dearer, coupons: [] }],
  ['a code that the buyer put on', { ...dearer, coupons: ['FIRST', 'SECOND'] }],
])('%s is not reported as a change', (_what, after) => {
  expect(changesSince(seen, after, around)).toEqual([])
})

test('a line that the buyer removed is not reported; one that can no longer be bought is', () => {
  const after = { ...seen, due: 0, lines: {}, quantities: {} }
  expect(changesSince(seen, after, { ...around, wanted: new Set() })).toEqual([])
  expect(changesSince(seen, after, around)).toMatchObject([{ what: 'item', lineId: line, before: { amount: 59 }, after: null }])
})

test('a changed price in the same country is reported, with both amounts', () => {
  const before = { ...seen, tax: 983, taxedBy: french }
  expect(changesSince(before, { ...dearer, tax: 1317, taxedBy: french }, around)).toMatchObject([
    { what: 'price', words: 'The price of Tape One has changed', before: { amount: 59 }, after: { amount: 79 } },
  ])
})

test('a code that ended, or that this customer has used up, is reported whatever else changed, also at the first look', () => {
  const lapsed = [
    { code: 'FIRST', isSpent: false },
    { code: 'MINE', isSpent: true },
  ]
  const text = ['The code FIRST can no longer be used', 'You have used the code MINE as often as it can be used']
  for (const before of [null, seen, { ...seen, currency: 'USD' as const }]) {
    const changes = changesSince(before, { ...seen, taxedBy: french, coupons: [] }, { ...around, lapsed })
    expect(changes.map((change) => change.words)).toEqual(text)
  }
})

test('what an ended code does to a price is reported with it', () => {
  const changes = changesSince(seen, { ...dearer, coupons: [] }, { ...around, lapsed: [{ code: 'FIRST', isSpent: false }] })
  expect(changes.map(({ what }) => what)).toEqual(['coupon', 'price'])
})
