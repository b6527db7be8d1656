import { expect, test } from 'vitest'
import type { ItemRow } from '#contract/catalog/item-routes.ts'
import { chooseItems } from './choose-items.ts'

const row = (id: string, change: Partial<ItemRow & { inside: number }> = {}) => ({
  id,
  name: id,
  iconUrl: null,
  state: 'Live' as const,
  hasUnpublishedChanges: false,
  price: { currency: 'USD' as const, amount: 10 },
  variationCount: 1,
  unitsSold: 0,
  savedAt: '2030-01-01T00:00:00Z',
  publishedAt: null,
  inside: 2,
  ...change,
})

const rows = [
  row('tape-one', { name: 'Tape One', price: { currency: 'USD', amount: 59 }, unitsSold: 4, inside: 5 }),
  row('drift-eq', { name: 'Drift EQ', price: { currency: 'USD', amount: 49 }, unitsSold: 9, savedAt: '2030-02-01T00:00:00Z', inside: 3 }),
  row('night-tapes', { name: 'Night Tapes', state: 'Draft', price: null }),
  row('old-one', { name: 'Old One', state: 'Archived' }),
]
const count = { label: 'Inside', of: (of: { inside: number }) => of.inside }

const chosen = (query: string) => chooseItems(rows, new URLSearchParams(query), count).map(({ id }) => id)

test('the last saved items come first, and archived ones are hidden', () => {
  expect(chosen('')).toEqual(['drift-eq', 'tape-one', 'night-tapes'])
})

test.each([
  ['q=TAPE', ['tape-one', 'night-tapes']],
  ['q=one+tape', ['tape-one']],
  ['q=nothing', []],
  ['state=Archived', ['old-one']],
  ['state=Draft', ['night-tapes']],
  ['state=Elsewhere', ['drift-eq', 'tape-one', 'night-tapes']],
  ['sort=name', ['drift-eq', 'night-tapes', 'tape-one']],
  ['sort=price', ['drift-eq', 'tape-one', 'night-tapes']],
  ['sort=-price', ['tape-one', 'drift-eq', 'night-tapes']],
  ['sort=-units', ['drift-eq', 'tape-one', 'night-tapes']],
  ['sort=count', ['night-tapes', 'drift-eq', 'tape-one']],
  ['sort=-count', ['tape-one', 'drift-eq', 'night-tapes']],
])('?%s shows %j', (query, ids) => {
  expect(chosen(query)).toEqual(ids)
})
