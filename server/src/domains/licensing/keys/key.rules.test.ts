import { expect, test } from 'vitest'
import { chooseKey, type KeyFacts } from './key.rules.ts'
import { compareVersions } from './version.rules.ts'

const first: KeyFacts = { kid: 'first', state: 'retiring', fromVersion: null }
const second: KeyFacts = { kid: 'second', state: 'active', fromVersion: '2.0.0' }
const third: KeyFacts = { kid: 'third', state: 'next', fromVersion: null }
const keys = [third, second, first]

test.each([
  ['1.9.9', undefined, 'first'],
  ['2.0.0', undefined, 'second'],
  ['2.0.0-beta.1', undefined, 'first'],
  ['10.1', 'first', 'second'],
  ['1.0', 'second', 'first'],
  [undefined, 'second', 'second'],
  [undefined, 'first', 'first'],
  [undefined, 'third', 'first'],
  [undefined, undefined, 'first'],
  ['not a version', undefined, 'first'],
])('licensing §2 a plugin of version %s that knows %s gets a token of the %s key', (appVersion, knownKid, kid) => {
  expect(chooseKey(keys, { appVersion, knownKid })).toBe(kid)
})

test('licensing §2 a revoked key never signs, and a next one does not yet', () => {
  expect(chooseKey([{ ...first, state: 'revoked' }, second, third], { appVersion: '1.0.0' })).toBe('second')
  expect(chooseKey([third], { appVersion: '9.0.0' })).toBeUndefined()
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
