import { expect, test } from 'vitest'
import { categoriesFor, shareOut } from './suggest.rules.ts'

test.each([
  [['sam'], ['SamplePack']],
  [['sample', 'pa'], ['SamplePack']],
  [['pac'], ['SamplePack', 'MIDIPack']],
  [['vst'], ['Plugin']],
  [['tape'], []],
  [[], []],
])('%j suggests the categories %j', (terms, categories) => {
  expect(categoriesFor(terms)).toEqual(categories)
})

test('eight are suggested in all, and the broad ones leave room for products', () => {
  const many = Array.from({ length: 9 }, (_, at) => at)
  const shared = shareOut({ products: many, creators: many, categories: many })
  expect([shared.products.length, shared.creators.length, shared.categories.length]).toEqual([3, 3, 2])
  expect(shareOut({ products: many, creators: [], categories: [] }).products).toHaveLength(8)
})
