import { expect, test } from 'vitest'
import { chooseKey, type KeyFacts } from './key.rules.ts'
import { compareVersions } from './version.rules.ts'

// Named in order of age, as ids are.
const first: KeyFacts = { kid: '1 first', state: 'retiring', fromVersion: '' }
const second: KeyFacts = { kid: '2 second', state: 'active', fromVersion: '2.0.0' }
const third: KeyFacts = { kid: '3 third', state: 'next', fromVersion: '' }
const keys = [third, second, first]

test.each([
  ['1.9.9', undefined, '1 first'],
  ['2.0.0', undefined, '2 second'],
  ['2.0.0-beta.1', undefined, '1 first'],
  ['10.1', '1 first', '2 second'],
  ['1.0', '2 second', '1 first'],
  [undefined, '2 second', '2 second'],
  [undefined, '1 first', '1 first'],
  [undefined, '3 third', '1 first'],
  [undefined, undefined, '1 first'],
  ['not a version', undefined, '1 first'],
])('licensing §2 a plugin of version %s that knows %s gets a token of the %s key', (appVersion, knownKid, kid) => {
  expect(chooseKey(keys, { appVersion, knownKid })).toBe(kid)
})

test('licensing §2 a revoked key never signs, and a next one does not yet', () => {
  expect(chooseKey([{ ...first, state: 'revoked' }, second, third], { appVersion: '1.0.0' })).toBe('2 second')
  expect(chooseKey([third], { appVersion: '9.0.0' })).toBeUndefined()
})

test('licensing §2 versions are a plugin’s own: one that was not updated yet keeps its key, a newer one has the newest', () => {
  const notYet = [first, { ...second, fromVersion: null }]
  expect(chooseKey(notYet, { appVersion: '9.0.0' })).toBe(first.kid)
  expect(chooseKey(notYet, { appVersion: undefined })).toBe(first.kid)
  const later = [first, { ...second, fromVersion: '' }]
  expect(chooseKey(later, { appVersion: '0.0.1-beta' })).toBe(second.kid)
  expect(chooseKey(later, { appVersion: undefined })).toBe(second.kid)
  expect(chooseKey(later, { appVersion: undefined, knownKid: first.kid })).toBe(first.kid)
})

test.each([
  ['1.2.3', '1.2.3', 0],
  ['1.10.0', '1.9.0', 1],
  ['2', '1.9.9', 1],
  ['1.0.0-rc.1', '1.0.0', -1],
  ['1.0.0-alpha', '1.0.0-beta', -1],
  ['v1.0', '1.0.0', 0],
  ['', '0.0.1', -1],
])('%s against %s is %s', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign)
})
