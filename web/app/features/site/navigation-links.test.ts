import { expect, test } from 'vitest'
import { creatorAdmin as creator, customer, owner as staff } from '#web/lib/testing/people.ts'
import { displayName, linksFor, menuFor } from './navigation-links.ts'

const labels = (links: { label: string }[]) => links.map((link) => link.label)

test('§2 Discover is hidden on home', () => {
  expect(labels(linksFor(null, '/'))).toEqual(['Become a creator'])
  expect(labels(linksFor(null, '/cart'))).toEqual(['Discover', 'Become a creator'])
})

test('§2 Become a creator is hidden on its own path and for creators, who get Resources', () => {
  expect(labels(linksFor(null, '/become-a-creator'))).toEqual(['Discover'])
  expect(labels(linksFor(creator, '/cart'))).toEqual(['Discover', 'Resources'])
})

test('§2 the user menu has Licenses and Account, Admin for staff, Creator for creators', () => {
  expect(labels(menuFor(customer))).toEqual(['Licenses', 'Account'])
  expect(labels(menuFor(staff))).toEqual(['Licenses', 'Account', 'Admin'])
  expect(labels(menuFor(creator))).toEqual(['Licenses', 'Account', 'Creator'])
  expect(menuFor(creator).map((link) => link.to)).toEqual(['/account/licenses', '/account/settings', '/creator'])
})

test('a user without a name is shown by the e-mail', () => {
  expect(displayName(customer)).toBe('Casey')
  expect(displayName({ ...customer, name: ' ' })).toBe('casey@example.test')
})
