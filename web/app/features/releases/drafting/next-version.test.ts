import { expect, test } from 'vitest'
import type { Channel } from '#contract/releases/release-states.ts'
import { nextVersion } from './next-version.ts'

const known = (...versions: string[]) =>
  versions.map((text) => {
    const [version = '', channel = 'stable'] = text.split(' ')
    return { version, channel: channel as Channel }
  })

test.each<[string[], Channel, string]>([
  [[], 'stable', '1.0.0'],
  [[], 'beta', '1.0.0-beta.1'],
  [['2.3.1'], 'stable', '2.4.0'],
  [['2.9.0', '2.10.3', '2.3.1'], 'stable', '2.11.0'],
  [['2.3.1'], 'beta', '2.4.0-beta.1'],
  [['2.3.1', '2.4.0-beta.1 beta'], 'beta', '2.4.0-beta.2'],
  [['2.3.1', '2.4.0-beta.9 beta', '2.4.0-beta.10 beta'], 'beta', '2.4.0-beta.11'],
  [['2.3.1', '2.4.0-rc beta'], 'beta', '2.4.0-rc.1'],
  [['2.3.1', '2.4.0-beta.2 beta'], 'stable', '2.4.0'],
  [['2.4.0', '2.4.0-beta.2 beta'], 'stable', '2.5.0'],
  [['2.4.0', '2.4.0-beta.2 beta'], 'beta', '2.5.0-beta.1'],
  [['3.0.0 beta'], 'beta', '3.1.0-beta.1'],
  [['3.0.0-rc.1'], 'stable', '3.0.0'],
  [['no version'], 'stable', '1.0.0'],
])('after %j, the next version on %s is %s', (versions, channel, next) => {
  expect(nextVersion(known(...versions), channel)).toBe(next)
})
