import { expect, test } from 'vitest'
import { mayBeCached, pageAddress } from './page-key.ts'

const names: Record<string, readonly string[]> = {
  '/': ['q', 'category', 'price', 'format', 'system', 'sale', 'sort'],
  '/lowtide': ['preview'],
  '/admin/sales': ['status'],
}
const queryNamesOf = async (pathname: string) => names[pathname] ?? []

test.each([
  ['/', '/'],
  ['/lowtide?utm_source=x', '/lowtide'],
  ['/?category=Plugin&q=tape', '/?q=tape&category=Plugin'],
  ['/?q=a&nonsense=1&q=b', '/?q=a'],
  ['/?sort=name&sale=true&system=Linux&format=AU&price=free', '/?price=free&format=AU&system=Linux&sale=true&sort=name'],
  ['/admin/sales?status=Refunded&card=x', '/admin/sales?status=Refunded'],
  ['/lowtide?', '/lowtide'],
  ['/lowtide?q=tape', '/lowtide'],
])('%s is rendered as %s', async (url, address) => {
  expect(await pageAddress(url, queryNamesOf)).toBe(address)
})

test('a preview is never cached, nor a very long URL, nor one with a code', () => {
  expect(mayBeCached('/lowtide/glass-choir?preview=true')).toBe(false)
  expect(mayBeCached(`/${'a'.repeat(400)}`)).toBe(false)
  expect(mayBeCached('/confirm-account?email=a%40example.test&code=x')).toBe(false)
  expect(mayBeCached('/account/communications?token=x')).toBe(false)
  expect(mayBeCached('/lowtide')).toBe(true)
})
