import { expect, test } from 'vitest'
import { isCurrentRoom, studioLinks } from './studio-links.ts'

const labels = (...roles: string[]) => studioLinks(roles).map((link) => link.label)

test('an Admin has the key to every room', () => {
  expect(labels('Admin')).toEqual([
    'Overview',
    'Products',
    'Bundles',
    'Plugins',
    'Storefront',
    'Coupons',
    'Vouchers',
    'Sales',
    'Payouts',
    'Settings',
    'Resources',
  ])
})

test.each([
  ['PluginDeveloper', ['Payouts', 'Settings']],
  ['Marketing', ['Payouts', 'Settings']],
  ['Financial', ['Settings']],
] as const)('%s does not see %j', (role, hidden) => {
  expect(labels('Admin').filter((label) => !labels(role).includes(label))).toEqual(hidden)
})

test('of several roles the widest counts', () => {
  expect(labels('Marketing', 'Financial')).toContain('Payouts')
})

test.each([
  ['/creator', '/creator', true],
  ['/creator', '/creator/products', false],
  ['/creator/products', '/creator/products/tape-one', true],
  ['/creator/products', '/creator/productsque', false],
])('%s on %s: %s', (to, pathname, current) => {
  expect(isCurrentRoom(to, pathname)).toBe(current)
})
