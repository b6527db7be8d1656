import { expect, test } from 'vitest'
import { staffLinks } from './staff-links.ts'

const labels = (...roles: string[]) => staffLinks(roles).map(({ label }) => label)

test('§6 staff see links to the areas that their roles may open', () => {
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
