import { expect, test } from 'vitest'
import { buildPlatforms } from '#contract/releases/platforms.ts'
import { assignPlatforms, guessPlatform } from './guess-platform.ts'

test.each([
  ['Tape One 2.4.0.exe', 'Windows'],
  ['tape-one-setup.MSI', 'Windows'],
  ['tape-one-win64.zip', 'Windows'],
  ['TapeOne_Windows.7z', 'Windows'],
  ['Tape One.dmg', 'Mac'],
  ['Tape One 2.4.0.pkg', 'Mac'],
  ['tape-one-macos.zip', 'Mac'],
  ['tape-one_osx.tar.gz', 'Mac'],
  ['tape-one-linux-x64.tar.xz', 'Linux'],
  ['tape-one_2.4.0_amd64.deb', 'Linux'],
  ['tape-one.pdb', 'Symbols'],
  ['tape-one-mac.dSYM.zip', 'Symbols'],
  ['tape-one-win-symbols.zip', 'Symbols'],
  ['Glass Choir.zip', 'Universal'],
  // Only whole words count.
  ['Winter Machines.zip', 'Universal'],
  ['darwinian-drums.zip', 'Universal'],
])('%s is for %s', (name, platform) => {
  expect(guessPlatform(name)).toBe(platform)
})

test('of two files for the same platform, the second is left to its creator', () => {
  expect(assignPlatforms(['a.exe', 'b.dmg', 'c.msi'], buildPlatforms)).toEqual(['Windows', 'Mac', null])
})

test('a product with one platform gets the first file there, whatever its name', () => {
  expect(assignPlatforms(['drums-mac.zip', 'more.zip'], ['Universal'])).toEqual(['Universal', null])
})
