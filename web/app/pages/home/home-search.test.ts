import { expect, test } from 'vitest'
import { comparedCurrency, readSearch, searchHref, toQuery, withChoice } from './home-search.ts'

const of = (query: string) => readSearch(new URLSearchParams(query))

test.each([
  '',
  'q=',
  'q=%20',
  'category=Nonsense',
  'after=24',
  'utm_source=x',
  'sort=cheapest',
  'sale=yes',
  'price=1',
  'fits=nonsense',
  'fits=',
])('"?%s" is not a search and shows the home page', (query) => {
  expect(of(query)).toBeUndefined()
})

test('text, filters, a sort order and a position in the list are read', () => {
  const query =
    'q=tape&category=Plugin&price=free&format=VST3&system=Linux&kind=Synth&genre=House&tempo=120-139&key=A+minor&host=Reaper' +
    '&fits=macOS-arm.VST3&sale=true&sort=name&after=24'
  expect(searchHref(of(query) ?? {})).toBe(`/?${query}`)
})

test('a filter alone is a search, and free=true is a price', () => {
  expect(of('sale=true')).toMatchObject({ sale: 'true' })
  expect(of('free=true')).toMatchObject({ price: 'free' })
})

test('an unknown category is ignored, the text still counts', () => {
  expect(searchHref(of('q=tape&category=Nonsense') ?? {})).toBe('/?q=tape')
})

test.each(['macOS-arm.VST3', 'Windows-x64', 'Reaper', 'AAX.Pro Tools'])('17.5 the studio %s is one', (fits) => {
  expect(of(new URLSearchParams({ fits }).toString())).toMatchObject({ fits })
})

test('a search has an address', () => {
  expect(searchHref({ q: 'a b', category: 'MIDIPack' })).toBe('/?q=a+b&category=MIDIPack')
  expect(searchHref({})).toBe('/')
})

test('a choice keeps the others and goes back to the first page', () => {
  expect(searchHref(withChoice({ q: 'tape', price: 'free', after: '24' }, { format: 'AU' }))).toBe('/?q=tape&price=free&format=AU')
  expect(searchHref(withChoice({ q: 'tape', price: 'free' }, { price: undefined }))).toBe('/?q=tape')
})

test('the filter for sales has another name in the API', () => {
  expect(toQuery({ q: 'tape', sale: 'true' })).toEqual({ q: 'tape', onSale: 'true' })
})

test('17.7 a currency is part of addresses that compare prices, and of no others', () => {
  expect(searchHref(of('price=under-25&currency=EUR') ?? {})).toBe('/?price=under-25&currency=EUR')
  expect(searchHref(of('sort=price-low&currency=JPY') ?? {})).toBe('/?currency=JPY&sort=price-low')
  for (const other of ['q=tape&currency=EUR', 'price=free&currency=EUR', 'price=under-25&currency=USD', 'price=under-25&currency=XXX'])
    expect(of(other)?.currency, other).toBeUndefined()
  expect(of('currency=EUR')).toBeUndefined()
  expect(searchHref(withChoice({ q: 'tape', price: 'under-25', currency: 'EUR' }, { price: undefined }))).toBe('/?q=tape')
})

test('17.7 rows show the currency that a list was compared in; everything else shows the visitor’s own', () => {
  expect(comparedCurrency(of('price=under-25&currency=EUR') ?? {})).toBe('EUR')
  expect(comparedCurrency(of('sort=price-low') ?? {})).toBe('USD')
  expect(comparedCurrency(of('q=tape&price=free&currency=EUR') ?? {})).toBeUndefined()
})
