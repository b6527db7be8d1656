import { expect, test } from 'vitest'
import { searchHref, withChoice } from './home-search.ts'
import { chosenFilters, searchTitle } from './search-labels.ts'

test.each([
  [{ q: 'tape', category: 'Plugin' }, '“tape”'],
  [{ category: 'SamplePack', price: 'free' }, 'Sample packs'],
  [{ sale: 'true' }, 'On sale'],
  [{ price: 'free' }, 'Free'],
  [{ format: 'AAX' }, 'AAX'],
  [{ system: 'Linux' }, 'For Linux'],
  [{ sort: 'name' }, 'Everything'],
] as const)('%o is called %s', (search, title) => {
  expect(searchTitle(search)).toBe(title)
})

test('each chosen filter knows the search without it', () => {
  const search = { q: 'tape', category: 'Plugin', price: 'free' } as const
  const ways = chosenFilters(search).map(({ label, without }) => [label, searchHref(withChoice(search, without))])
  expect(ways).toEqual([
    ['Plugins', '/?q=tape&price=free'],
    ['Free', '/?q=tape&category=Plugin'],
  ])
})
