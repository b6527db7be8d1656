import { expect, test } from 'vitest'
import { choosePlatform, chooseRelease, detectPlatform, type Platform } from './platforms.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', undefined, 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', undefined, 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', undefined, 'Linux'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', undefined, undefined],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', undefined, undefined],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', undefined, undefined],
  ['curl/8.9.1', undefined, undefined],
  [undefined, undefined, undefined],
  // The hint is newer than the User-Agent header, which is frozen.
  ['Mozilla/5.0 (X11; Linux x86_64)', '"Windows"', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64)', '"macOS"', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64)', '"Android"', undefined],
])('%s with the hint %s runs on %s', (userAgent, hint, expected) => {
  expect(detectPlatform({ userAgent, hint })).toBe(expected)
})

test('a build for the customer’s system is preferred to a universal one; with neither the choice is left open', () => {
  const of = (...names: Platform[]) => names.map((platform) => ({ platform }))
  expect(choosePlatform(of('Universal', 'Mac'), 'Mac')?.platform).toBe('Mac')
  expect(choosePlatform(of('Mac', 'Universal'), 'Linux')?.platform).toBe('Universal')
  expect(choosePlatform(of('Mac', 'Windows'), 'Linux')).toBeUndefined()
  expect(choosePlatform(of('Mac', 'Windows'), undefined)).toBeUndefined()
  expect(choosePlatform(of('Windows'), undefined)?.platform).toBe('Windows')
  expect(choosePlatform(of('Windows'), 'Mac')).toBeUndefined()
})

test('§8 the newest build for a system may be in an older release; a universal build in a newer release is preferred', () => {
  const release = (version: string, ...names: Platform[]) => ({ version, downloads: names.map((platform) => ({ platform })) })
  const versions = [release('1.3.0', 'Windows'), release('1.2.0', 'Windows', 'Mac'), release('1.1.0', 'Windows', 'Mac', 'Linux')]
  const chosen = (wanted: Platform | undefined) => chooseRelease(versions, wanted)?.release.version
  expect([chosen('Windows'), chosen('Mac'), chosen('Linux')]).toEqual(['1.3.0', '1.2.0', '1.1.0'])
  expect(chooseRelease([release('2.0.0', 'Universal'), ...versions], 'Mac')).toMatchObject({ build: { platform: 'Universal' } })
  expect(chosen('Universal')).toBeUndefined()
  expect(chosen(undefined)).toBe('1.3.0')
  expect(chooseRelease(versions.slice(1), undefined)).toBeUndefined()
})
