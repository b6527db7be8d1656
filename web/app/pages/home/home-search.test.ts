import { expect, test } from 'vitest'
import { comparedCurrency, readSearch, searchHref, toQuery, withChoice } from './home-search.ts'

const of = (query: string) => readSearch(new URLSearchParams(query))

test.each(['', 'q=', 'q=%20', 'category=Nonsense', 'after=24', 'utm_source=x', 'sort=cheapest', 'sale=yes', 'price=1'])(
  '"?%s" asks for nothing and shows the home page',
  (query) => {
    expect(of(query)).toBeUndefined()
  },
)

test('words, filters, a sort and a place in the list are read', () => {
  const query =
    'q=tape&category=Plugin&price=free&format=VST3&system=Linux&kind=Synth&genre=House&tempo=120-139&key=A+minor&host=Reaper' +
    '&fits=macOS-arm.VST3&sale=true&sort=name&after=24'
  expect(searchHref(of(query) ?? {})).toBe(`/?${query}`)
})

test('a filter alone is a search, and free=true is a price', () => {
  expect(of('sale=true')).toMatchObject({ sale: 'true' })
  expect(of('free=true')).toMatchObject({ price: 'free' })
})

test('an unknown category is passed over, the words still count', () => {
  expect(searchHref(of('q=tape&category=Nonsense') ?? {})).toBe('/?q=tape')
})

test('a search is an address', () => {
  expect(searchHref({ q: 'a b', category: 'MIDIPack' })).toBe('/?q=a+b&category=MIDIPack')
  expect(searchHref({})).toBe('/')
})

test('a choice keeps the rest and goes back to the first page', () => {
  expect(searchHref(withChoice({ q: 'tape', price: 'free', after: '24' }, { format: 'AU' }))).toBe('/?q=tape&price=free&format=AU')
  expect(searchHref(withChoice({ q: 'tape', price: 'free' }, { price: undefined }))).toBe('/?q=tape')
})

test('the API is asked for what is on sale by its own name', () => {
  expect(toQuery({ q: 'tape', sale: 'true' })).toEqual({ q: 'tape', onSale: 'true' })
})

test('17.7 a currency belongs to an address that compares prices, and to no other', () => {
  expect(searchHref(of('price=under-25&currency=EUR') ?? {})).toBe('/?price=under-25&currency=EUR')
  expect(searchHref(of('sort=price-low&currency=JPY') ?? {})).toBe('/?currency=JPY&sort=price-low')
  for (const other of ['q=tape&currency=EUR', 'price=free&currency=EUR', 'price=under-25&currency=USD', 'price=under-25&currency=XXX'])
    expect(of(other)?.currency, other).toBeUndefined()
  expect(of('currency=EUR')).toBeUndefined()
  expect(searchHref(withChoice({ q: 'tape', price: 'under-25', currency: 'EUR' }, { price: undefined }))).toBe('/?q=tape')
})

test('17.7 rows show the currency that a list was compared in, and whoever looks has theirs everywhere else', () => {
  expect(comparedCurrency(of('price=under-25&currency=EUR') ?? {})).toBe('EUR')
  expect(comparedCurrency(of('sort=price-low') ?? {})).toBe('USD')
  expect(comparedCurrency(of('q=tape&price=free&currency=EUR') ?? {})).toBeUndefined()
})
