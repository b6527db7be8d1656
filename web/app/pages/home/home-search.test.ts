import { expect, test } from 'vitest'
import { readSearch, searchHref } from './home-search.ts'

const of = (query: string) => readSearch(new URLSearchParams(query))

test.each(['', 'q=', 'q=%20', 'category=Nonsense', 'after=24', 'utm_source=x'])(
  '"?%s" asks for nothing and shows the home page',
  (query) => {
    expect(of(query)).toBeUndefined()
  },
)

test('words, a category and a place in the list are read', () => {
  expect(of('q=tape&category=Plugin&after=24')).toEqual({ q: 'tape', category: 'Plugin', after: '24' })
})

test('an unknown category is passed over, the words still count', () => {
  expect(of('q=tape&category=Nonsense')).toEqual({ q: 'tape' })
})

test('a search is an address', () => {
  expect(searchHref({ q: 'a b', category: 'MIDIPack' })).toBe('/?q=a+b&category=MIDIPack')
  expect(searchHref({})).toBe('/')
})
