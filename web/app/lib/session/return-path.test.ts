import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creatorAdmin, customer, owner } from '../testing/people.ts'
import { homeOf, returnPath, withReturn } from './return-path.ts'

test.each([
  ['/cart', '/cart'],
  ['/account/licenses?tab=trials#first', '/account/licenses?tab=trials#first'],
  ['/a b', '/a%20b'],
  ['/?q=https://elsewhere.test', '/?q=https://elsewhere.test'],
  ['/account/invitations/inv_1?code=a%2Bb', '/account/invitations/inv_1?code=a%2Bb'],
])('%s is a way back on the site', (to, expected) => {
  expect(returnPath(to)).toBe(expected)
})

test.each([
  null,
  undefined,
  '',
  'cart',
  'https://elsewhere.test',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/.//elsewhere.test',
  '/..//elsewhere.test',
  '/.\\/elsewhere.test',
  '/a/..//elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  ' //elsewhere.test',
  'javascript:alert(1)',
  '/car\0t',
])('%j leads to the licenses instead', (to) => {
  expect(returnPath(to)).toBe('/account/licenses')
})

test.each(['/sign-in', '/sign-in?to=/sign-in', '/login', '/sign-up', '/lowtide/sign-in', '/sign-in/'])('%s would be a circle', (to) => {
  expect(returnPath(to, '/lowtide')).toBe('/lowtide')
})

test('whatever is asked for, the way back stays on the site', () => {
  const parts = fc.constantFrom('/', '\\', '.', '..', '%2f', '%5c', '\t', '\n', '@', ':', 'http:', 'elsewhere.test', '?', '#', 'a')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
      expect(new URL(returnPath(`/${pieces.join('')}`), 'https://shop.test').origin).toBe('https://shop.test')
    }),
    { numRuns: 2000 },
  )
})

test('another sign-in page remembers the way back', () => {
  expect(withReturn('/sign-up', '/cart?a=1')).toBe('/sign-up?to=%2Fcart%3Fa%3D1')
  expect(withReturn('/sign-up', null)).toBe('/sign-up')
})

test('after signing in people land where they work', () => {
  expect(homeOf(owner)).toBe('/admin')
  expect(homeOf(creatorAdmin)).toBe('/creator')
  expect(homeOf(customer)).toBe('/account/licenses')
})
