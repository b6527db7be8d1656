import { expect, test } from 'vitest'
import type { BundleRow } from '#contract/bundles.ts'
import { chooseBundles, readBundleWish } from './choose-bundles.ts'

const row = (id: string, change: Partial<BundleRow> = {}): BundleRow => ({
  id,
  name: id,
  iconUrl: null,
  state: 'Live',
  hasUnpublishedChanges: false,
  price: { currency: 'USD', amount: 10 },
  variationCount: 1,
  productCount: 2,
  unitsSold: 0,
  savedAt: '2030-01-01T00:00:00Z',
  publishedAt: null,
  ...change,
})

const rows = [row('studio', { productCount: 5 }), row('small', { state: 'Draft', price: null }), row('old', { state: 'Archived' })]
const chosen = (query: string) => chooseBundles(rows, readBundleWish(new URLSearchParams(query))).map(({ id }) => id)

test.each([
  ['', ['studio', 'small']],
  ['q=stu', ['studio']],
  ['state=Archived', ['old']],
  ['sort=products', ['small', 'studio']],
  ['sort=-price', ['studio', 'small']],
])('?%s shows %j', (query, ids) => {
  expect(chosen(query)).toEqual(ids)
})
