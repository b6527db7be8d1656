import { expect, test } from 'vitest'
import { chooseWay, gatherLimit, keysIn, plainWay, wholeList } from './sale-filter.rules.ts'

const item = { facet: 'Item', value: 'product/tape' } as const
const country = { facet: 'Country', value: 'DE' } as const
const many = gatherLimit * 100

test('a single filter is walked along its own key, without counting', () => {
  expect(plainWay({ item: item.value, sort: '-due' })).toEqual({ kind: 'walk', along: item })
  expect(plainWay({ item: item.value, from: '2030-01-01', sort: '-at' })).toEqual({ kind: 'walk', along: item })
  expect(plainWay({ status: 'Completed', sort: 'at' })).toEqual({ kind: 'walk', along: wholeList })
})

test('two filters, a search, or a period sorted by amount are counted first', () => {
  expect(plainWay({ item: item.value, country: 'DE', sort: '-at' })).toBeUndefined()
  expect(plainWay({ q: 'casey', sort: '-at' })).toBeUndefined()
  expect(plainWay({ from: '2030-01-01', sort: '-due' })).toBeUndefined()
})

test('Completed has no key of its own', () => {
  expect(keysIn({ status: 'Completed', country: 'DE' })).toEqual([wholeList, country])
})

test.each([
  ['the rarest is gathered', [many, 900, 3_000], undefined, { kind: 'gather', by: item }],
  ['else it is walked along', [many, gatherLimit + 2, gatherLimit + 1], undefined, { kind: 'walk', along: country }],
  ['a search that finds little is gathered', [many, many, many], 12, { kind: 'gather', by: 'search' }],
  ['a search that finds more than a filter leaves it to the filter', [many, 5, many], 12, { kind: 'gather', by: item }],
  ['what nobody counted is looked for along the way', [many, many, gatherLimit + 1], undefined, { kind: 'walk', along: country }],
  ['a short list is gathered whole', [40, 40, 40], undefined, { kind: 'gather', by: wholeList }],
] as const)('%s', (_what, [all, sold, there], found, way) => {
  const keys = [
    { ...wholeList, sales: all },
    { ...item, sales: sold },
    { ...country, sales: there },
  ]
  expect(chooseWay(keys, found)).toEqual(way)
})
