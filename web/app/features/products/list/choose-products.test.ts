import { expect, test } from 'vitest'
import type { ProductRow } from '#contract/products.ts'
import { chooseProducts, readProductWish } from './choose-products.ts'

const row = (id: string, change: Partial<ProductRow> = {}): ProductRow => ({
  id,
  name: id,
  iconUrl: null,
  type: 'Plugin',
  category: 'Plugin',
  state: 'Live',
  hasUnpublishedChanges: false,
  price: { currency: 'USD', amount: 10 },
  variationCount: 1,
  unitsSold: 0,
  savedAt: '2030-01-01T00:00:00Z',
  publishedAt: null,
  ...change,
})

const rows = [
  row('tape-one', { name: 'Tape One', price: { currency: 'USD', amount: 59 }, unitsSold: 4 }),
  row('drift-eq', { name: 'Drift EQ', price: { currency: 'USD', amount: 49 }, unitsSold: 9, savedAt: '2030-02-01T00:00:00Z' }),
  row('night-tapes', { name: 'Night Tapes', state: 'Draft', category: 'SamplePack', price: null }),
  row('old-one', { name: 'Old One', state: 'Archived' }),
]

const chosen = (query: string) => chooseProducts(rows, readProductWish(new URLSearchParams(query))).map(({ id }) => id)

test('the newest work comes first, and what is archived stays out of sight', () => {
  expect(chosen('')).toEqual(['drift-eq', 'tape-one', 'night-tapes'])
})

test.each([
  ['q=TAPE', ['tape-one', 'night-tapes']],
  ['q=one+tape', ['tape-one']],
  ['q=nothing', []],
  ['state=Archived', ['old-one']],
  ['state=Draft', ['night-tapes']],
  ['category=SamplePack', ['night-tapes']],
  ['state=Live&category=SamplePack', []],
  ['state=Elsewhere', ['drift-eq', 'tape-one', 'night-tapes']],
  ['sort=name', ['drift-eq', 'night-tapes', 'tape-one']],
  ['sort=price', ['drift-eq', 'tape-one', 'night-tapes']],
  ['sort=-price', ['tape-one', 'drift-eq', 'night-tapes']],
  ['sort=-units', ['drift-eq', 'tape-one', 'night-tapes']],
])('?%s shows %j', (query, ids) => {
  expect(chosen(query)).toEqual(ids)
})
