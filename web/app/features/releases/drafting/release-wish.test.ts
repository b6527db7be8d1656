import { expect, test } from 'vitest'
import { releaseWish } from './release-wish.ts'

const wish = (query: string) => releaseWish(new URLSearchParams(query))

test('search, product and status of the address are the query', () => {
  expect(wish('q=+tape+&product=tape-one&status=InReview')).toEqual({ search: 'tape', productId: 'tape-one', status: 'InReview' })
  expect(wish(`after=rel_${'0'.repeat(26)}`)).toEqual({ after: `rel_${'0'.repeat(26)}` })
})

test.each(['status=Elsewhere', 'product=..%2Fx', 'after=1', 'q=++', ''])('?%s asks for nothing', (query) => {
  expect(wish(query)).toEqual({})
})
