import { expect, test } from 'vitest'
import { narrowingIn, saleWishIn } from './sale-wish.ts'

test.each([
  ['q=%20robin%20&status=Refunded', { q: 'robin', status: 'Refunded' }],
  ['q=%20&status=Lost&after=not+a+mark!', {}],
  ['after=abc_-1&sort=-due', { after: 'abc_-1', sort: '-due' }],
  ['sort=name&from=yesterday&until=2030-02-28', { until: '2030-02-28' }],
  [
    'item=product/tape-one&coupon=warm&country=DE&channel=Embed',
    { item: 'product/tape-one', coupon: 'warm', country: 'DE', channel: 'Embed' },
  ],
  [`q=${'x'.repeat(120)}`, {}],
])('?%s asks for %j', (query, wish) => {
  expect(saleWishIn(new URLSearchParams(query))).toEqual(wish)
})

test('paging and order do not count as filters', () => {
  expect(narrowingIn(new URLSearchParams('after=abc&sort=due&country=DE'))).toEqual({ country: 'DE' })
})
