import { expect, test } from 'vitest'
import { compareVersions, isVersion } from './version.rules.ts'

const rising = [
  '0.3.0',
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.9.9',
  '1.10.0',
  '2.0.0-0a',
  '2.0.0',
]

test('§9 versions rise as semver has them', () => {
  expect(rising.toReversed().toSorted(compareVersions)).toEqual(rising)
  expect(compareVersions('1.2.0+one', '1.2.0+two')).toBe(0)
})

test.each(['1.2', 'v1.2.3', '01.2.3', '1.2.3.4', '', '1.2.3-', '1.2.3-01', '1.2.3-beta.007', `1.2.3-${'x'.repeat(80)}`, '1.2.3\n'])(
  '%j is no version',
  (text) => {
    expect(isVersion(text)).toBe(false)
  },
)

test.each(rising)('%s is a version', (text) => {
  expect(isVersion(text)).toBe(true)
})
