import { expect, test } from 'vitest'
import { studioLinks } from './studio-links.ts'

const labels = (...roles: string[]) => studioLinks(roles).map((link) => link.label)

test('an Admin sees links to all areas', () => {
  expect(labels('Admin')).toEqual([
    'Overview',
    'Products',
    'Bundles',
    'Releases',
    'Plugins',
    'Storefront',
    'Coupons',
    'Vouchers',
    'Sales',
    'Customers',
    'Support',
    'Payouts',
    'Settings',
    'Resources',
  ])
})

test.each([
  ['PluginDeveloper', ['Customers', 'Payouts', 'Settings']],
  ['Marketing', ['Customers', 'Payouts', 'Settings']],
  ['Financial', ['Settings']],
] as const)('%s does not see %j', (role, hidden) => {
  expect(labels('Admin').filter((label) => !labels(role).includes(label))).toEqual(hidden)
})

test('of several roles the widest permission counts', () => {
  expect(labels('Marketing', 'Financial')).toContain('Payouts')
})
