import { expect, test } from 'vitest'
import { mayBeKept, pageAddress } from './page-key.ts'

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

test('a preview is never kept, nor an endless address, nor one with somebody’s code', () => {
  expect(mayBeKept('/lowtide/glass-choir?preview=true')).toBe(false)
  expect(mayBeKept(`/${'a'.repeat(400)}`)).toBe(false)
  expect(mayBeKept('/confirm-account?email=a%40example.test&code=x')).toBe(false)
  expect(mayBeKept('/account/communications?token=x')).toBe(false)
  expect(mayBeKept('/lowtide')).toBe(true)
})
