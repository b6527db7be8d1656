import { expect, test } from 'vitest'
import { changesSince } from './change.rules.ts'

const names = new Map([['p/a/b/c', 'Tape One']])
const seen = { currency: 'EUR', due: 5900, tax: 0, taxedBy: null, lines: { 'p/a/b/c': 5900 }, coupons: ['FIRST'] }
const french = '{"rate":0.2,"mode":"Inclusive"}'

test('nothing was seen before, or nothing is different: no news', () => {
  expect(changesSince(null, seen, names)).toEqual([])
  expect(changesSince(seen, seen, names)).toEqual([])
})

test('tax that comes with the buyer’s own country is no news', () => {
  expect(changesSince(seen, { ...seen, tax: 983, taxedBy: french }, names)).toEqual([])
  expect(changesSince(seen, { ...seen, due: 7375, tax: 1475, taxedBy: '{"mode":"Exclusive"}', lines: { 'p/a/b/c': 7375 } }, names)).toEqual(
    [],
  )
})

test('a price that changed in the same country is told, with both amounts', () => {
  const before = { ...seen, tax: 983, taxedBy: french }
  const after = { ...before, due: 7900, tax: 1317, lines: { 'p/a/b/c': 7900 } }
  expect(changesSince(before, after, names)).toMatchObject([
    { what: 'price', words: 'The price of Tape One has changed', before: { amount: 59 }, after: { amount: 79 } },
  ])
})

test('a code that ended and a thing that is gone are told whatever the country', () => {
  const changes = changesSince(seen, { ...seen, taxedBy: french, lines: {}, coupons: [] }, names)
  expect(changes.map(({ what }) => what)).toEqual(['coupon', 'item'])
})
