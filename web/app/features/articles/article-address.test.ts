import { expect, test } from 'vitest'
import { articleAt, searchIn } from './article-address.ts'

const at = (params: Record<string, string>) => () => articleAt('support', { params, url: new URL('http://shop.test/support/x') })

test('§2 category and slug make the path of the article', () => {
  expect(at({ category: 'buying', '*': 'how-checkout-works' })().input).toEqual({
    params: { section: 'support' },
    query: { path: 'buying/how-checkout-works' },
  })
  expect(at({ category: 'buying', '*': 'a/b' })().input.query.path).toBe('buying/a/b')
})

test.each([
  { category: 'buying', '*': '' },
  { category: 'Buying', '*': 'x' },
  { category: 'buying', '*': 'a/b/c/d' },
  { category: '..', '*': 'legal' },
])('§2 an address that no article can have is a 404 page: %o', (params) => {
  expect(at(params)).toThrow(
    expect.objectContaining({ data: 'Page not found: /support/x', init: expect.objectContaining({ status: 404 }) }),
  )
})

test('the search is trimmed, and cut to what the call takes', () => {
  expect(searchIn(new URL('http://shop.test/support?search=%20refund%20'))).toBe('refund')
  expect(searchIn(new URL('http://shop.test/support'))).toBe('')
  expect(searchIn(new URL(`http://shop.test/support?search=${'a'.repeat(300)}`))).toHaveLength(200)
})
