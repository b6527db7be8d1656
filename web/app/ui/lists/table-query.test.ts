import { expect, test } from 'vitest'
import { readChoice, readSorting, sortBy, sortLink, withQuery } from './table-query.ts'

const columns = ['name', 'price'] as const
const byName = { column: 'name', direction: 'ascending' } as const

test('the sort order is read from the address, and invalid values are ignored', () => {
  expect(readSorting(new URLSearchParams('sort=-price'), columns, byName)).toEqual({ column: 'price', direction: 'descending' })
  expect(readSorting(new URLSearchParams('sort=color'), columns, byName)).toEqual(byName)
  expect(readSorting(new URLSearchParams(), columns, byName)).toEqual(byName)
})

test('a column head links to the opposite order and keeps the rest of the address', () => {
  const query = new URLSearchParams('q=tape&sort=name')
  expect(sortLink(query, 'name', byName)).toEqual({ sort: 'ascending', sortTo: '?q=tape&sort=-name' })
  expect(sortLink(query, 'price', byName, 'descending')).toEqual({ sort: 'none', sortTo: '?q=tape&sort=-price' })
})

test('sorting a table next to a list leaves the list on its page, sorting the list itself goes to its first page', () => {
  const second = new URLSearchParams('after=sal_1')
  expect(sortLink(second, 'name', undefined, 'ascending', 'totals').sortTo).toBe('?after=sal_1&totals=name')
  expect(sortLink(second, 'name', undefined).sortTo).toBe('?sort=name')
})

test('an empty value is removed from the address', () => {
  expect(withQuery(new URLSearchParams('q=tape&state=Live'), 'q', '')).toBe('?state=Live')
})

test('a list that is searched or filtered begins on its first page', () => {
  const second = new URLSearchParams('q=tape&after=sal_1')
  expect(withQuery(second, 'status', 'Refunded')).toBe('?q=tape&status=Refunded')
  expect(withQuery(second, 'after', 'sal_2')).toBe('?q=tape&after=sal_2')
})

test('a value that is not a choice is ignored', () => {
  expect(readChoice(new URLSearchParams('state=Live'), 'state', ['Draft', 'Live'])).toBe('Live')
  expect(readChoice(new URLSearchParams('state=Gone'), 'state', ['Draft', 'Live'])).toBeUndefined()
})

test('names sort numerically, and missing values come last in both directions', () => {
  const items = [
    { n: 'Pack 10', p: 5 },
    { n: 'Pack 9', p: null },
    { n: 'atlas', p: 7 },
  ]
  expect(sortBy(items, 'ascending', (item) => item.n).map((item) => item.n)).toEqual(['atlas', 'Pack 9', 'Pack 10'])
  expect(sortBy(items, 'ascending', (item) => item.p).map((item) => item.p)).toEqual([5, 7, null])
  expect(sortBy(items, 'descending', (item) => item.p).map((item) => item.p)).toEqual([7, 5, null])
})
