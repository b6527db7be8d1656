import { expect, test } from 'vitest'
import { staffLinks } from './staff-links.ts'

const labels = (...roles: string[]) => staffLinks(roles).map(({ label }) => label)

test('§6 staff see the rooms their roles open', () => {
  expect(labels('Owner')).toEqual([
    'Overview',
    'Sales',
    'Support',
    'Customers',
    'Licenses',
    'Creators',
    'Featured',
    'Releases',
    'Payouts',
    'Books',
  ])
  expect(labels('QA')).toEqual(['Overview', 'Licenses', 'Releases'])
  expect(labels('CustomerSupport')).toEqual(['Overview', 'Sales', 'Support', 'Customers', 'Licenses', 'Creators', 'Featured'])
  expect(labels('CustomerSupport', 'QA')).toContain('Releases')
})
