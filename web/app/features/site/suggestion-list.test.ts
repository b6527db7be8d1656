import { expect, test } from 'vitest'
import { stepThrough, suggestionGroups } from './suggestion-list.ts'

test('empty groups are left out, and the search itself comes last', () => {
  const groups = suggestionGroups(
    { products: [], creators: [{ id: 'lowtide', name: 'Lowtide', slug: 'lowtide', logoUrl: null }], categories: ['SamplePack'] },
    'a & b',
  )
  expect(groups.map(({ label }) => label)).toEqual(['Creators', 'Categories', 'Search'])
  expect(groups.flatMap(({ suggestions }) => suggestions.map(({ to }) => to))).toEqual(['/lowtide', '/?category=SamplePack', '/?q=a+%26+b'])
})

test.each([
  [-1, 'ArrowDown', 3, 0],
  [2, 'ArrowDown', 3, -1],
  [-1, 'ArrowUp', 3, 2],
  [0, 'ArrowUp', 3, -1],
  [-1, 'ArrowDown', 0, -1],
])('from %i %s of %i goes to %i', (at, key, length, to) => {
  expect(stepThrough(at, key, length)).toBe(to)
})
