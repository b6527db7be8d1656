import { expect, test } from 'vitest'
import { wishIn } from './sale-wish.ts'

test.each([
  ['q=%20robin%20&status=Refunded', { q: 'robin', status: 'Refunded' }],
  ['q=%20&status=Lost&after=nothing', {}],
  ['after=sal_1&sort=name', { after: 'sal_1' }],
  [`q=${'x'.repeat(120)}`, { q: 'x'.repeat(100) }],
])('?%s asks for %j', (query, wish) => {
  expect(wishIn(new URLSearchParams(query), /^sal_\d$/)).toEqual(wish)
})
