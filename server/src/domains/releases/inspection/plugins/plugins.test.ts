import { expect, test } from 'vitest'
import { codesOf, inspectBytes } from '../testing/inspect-bytes.ts'
import { binaryPlistOf, machoOf, peOf, plistOf } from '../testing/program-of.ts'
import { type ZipFile, zipOf } from '../testing/zip-of.ts'
import { readBinaryPlist } from './binary-plist.ts'
import { readModuleVersion, readPlistVersion } from './bundle-version.rules.ts'
import { claimedFormats } from './compare-claims.rules.ts'
import { findBundle, isStandalone } from './plugin-formats.rules.ts'

const moduleInfo = '{\n  "Name": "Tide",\n  "Version": "2.4.0",\n  "Classes": [{ "Version": "9.9.9", },],\n}'

const windows: ZipFile[] = [
  { path: 'Tide.vst3/Contents/x86_64-win/Tide.vst3', content: peOf({ isSigned: true }) },
  { path: 'Tide.vst3/Contents/Resources/moduleinfo.json', content: moduleInfo },
  { path: 'Tide.clap', content: peOf({ isSigned: true }) },
  { path: 'Tide64.dll', content: peOf({ isSigned: true, text: 'VSTPluginMain' }) },
  { path: 'other.dll', content: peOf({ isSigned: true }) },
  { path: 'Tide.exe', content: peOf({ isSigned: true }) },
]
const claims = [
  { name: 'Windows 10 or newer', formats: ['VST3', 'CLAP', 'VST2', 'Standalone app'] },
  { name: 'macOS 12', formats: ['AU', 'VST3'] },
]
const plugin = { kind: 'plugin', platform: 'Windows', version: '2.4.0', claims } as const

test('a Windows build that is as its page says is green in every line but the scan that nobody made', async () => {
  const inspection = await inspectBytes('tide.zip', zipOf(windows), plugin)
  expect(inspection.formats).toEqual(['VST3', 'CLAP', 'VST2', 'Standalone'])
  expect(codesOf(inspection)).toEqual(['green content', 'green formats', 'green version', 'green windows-signed', 'amber virus-scan-off'])
})

test('what is claimed and missing, there and not claimed, of another version or unsigned is amber', async () => {
  const files = windows.slice(1, 2).concat({ path: 'Tide.aaxplugin/Contents/x64/Tide.aaxplugin', content: peOf() })
  const { report, verdict } = await inspectBytes('tide.zip', zipOf(files), { ...plugin, version: '2.5.0' })
  expect(verdict).toBe('Ready')
  expect(report.map(({ level, title, detail }) => [level, title, detail])).toEqual([
    ['green', '2 files inside, none in an unexpected place.', null],
    ['amber', 'The page lists CLAP, VST2, Standalone, but this build doesn’t have them.', null],
    ['amber', 'The build has AAX, but the page doesn’t list it. Add it under Compatibility.', null],
    ['amber', 'The release is 2.5.0, but the files inside say otherwise.', 'Tide.vst3 says 2.4.0'],
    ['amber', '1 of 1 Windows program has no signature. Windows will warn users.', 'Tide.aaxplugin/Contents/x64/Tide.aaxplugin'],
    ['amber', 'Not scanned for viruses: no scanner is set up.', null],
  ])
})

const mac = (isStapled: boolean, ...signatures: boolean[]): ZipFile[] => [
  { path: 'Tide.component/Contents/Info.plist', content: plistOf('2.4') },
  { path: 'Tide.component/Contents/MacOS/Tide', content: machoOf(...signatures) },
  { path: 'Tide.component/Contents/_CodeSignature/CodeResources', content: '<plist/>' },
  ...(isStapled ? [{ path: 'Tide.component/Contents/CodeResources', content: 'ticket' }] : []),
  { path: '__MACOSX/Tide.vst3/._x', content: 'shadow' },
]

test('a Mac build is looked at for every processor, its seal and its ticket', async () => {
  const change = { ...plugin, platform: 'Mac', claims: [{ name: 'macOS', formats: ['Audio Units'] }] } as const
  const whole = await inspectBytes('tide.zip', zipOf(mac(true, true, true)), change)
  expect(codesOf(whole)).toEqual([
    'green content',
    'green formats',
    'green version',
    'green mac-signed',
    'green mac-notarised',
    'amber virus-scan-off',
  ])
  expect(whole.formats).toEqual(['AU'])
  expect(codesOf(await inspectBytes('tide.zip', zipOf(mac(false, true, false)), change))).toEqual(
    expect.arrayContaining(['amber mac-unsigned', 'amber mac-not-notarised']),
  )
  expect(codesOf(await inspectBytes('tide.zip', zipOf(mac(false, true)), change))).toEqual(expect.arrayContaining(['green mac-signed']))
  expect(
    codesOf(await inspectBytes('tide.zip', zipOf(mac(true, true).filter(({ path }) => !String(path).includes('_CodeSignature'))), change)),
  ).toContain('amber mac-unsigned')
})

test('a plugin that is one file needs no archive', async () => {
  const inspection = await inspectBytes('Tide.vst3', peOf(), plugin)
  expect(inspection).toMatchObject({ formats: ['VST3'], manifest: null, verdict: 'Ready' })
  expect(codesOf(inspection)).toContain('amber windows-unsigned')
})

test('versions are read from both forms of a property list and from a VST3’s own file', () => {
  expect(readPlistVersion(Buffer.from(plistOf('2.4.0')))).toBe('2.4.0')
  expect(
    readPlistVersion(binaryPlistOf({ CFBundleVersion: '5', CFBundleName: 'Größe', CFBundleShortVersionString: '2.4.0-with-a-long-text' })),
  ).toBe('2.4.0-with-a-long-text')
  expect(readBinaryPlist(binaryPlistOf({ CFBundleName: 'Größe' }))?.get('CFBundleName')).toBe('Größe')
  expect(readModuleVersion(Buffer.from(moduleInfo))).toBe('2.4.0')
  expect(readPlistVersion(Buffer.from('nothing'))).toBeUndefined()
})

test('a damaged binary property list is read as a map or as nothing, and ends', () => {
  const whole = binaryPlistOf({ CFBundleVersion: '5' })
  for (let at = 0; at < whole.length; at++) {
    for (const value of [0, 0x7f, 0xff]) {
      const changed = Buffer.from(whole)
      changed[at] = value
      expect([Map, undefined]).toContain(readBinaryPlist(changed)?.constructor)
    }
  }
})

test('what is a plugin, and what only looks like one', () => {
  expect(findBundle('a/Tide.VST3/Contents/x')).toEqual({ path: 'a/Tide.VST3', format: 'VST3' })
  expect(findBundle('__MACOSX/Tide.vst3/x')).toBeUndefined()
  expect(findBundle('Uninstall Tide.app/Contents/x')).toBeUndefined()
  expect([isStandalone('Tide.exe'), isStandalone('Tide Setup.exe'), isStandalone('unins000.exe'), isStandalone('Tide.vst3/x.exe')]).toEqual(
    [true, false, false, false],
  )
})

test('a page’s own spellings are understood, for the system of the build', () => {
  expect(claimedFormats(claims, 'Windows')).toEqual(expect.arrayContaining(['VST3', 'CLAP', 'VST2', 'Standalone']))
  expect(claimedFormats([{ name: 'macOS', formats: ['AUv2', 'AAX Native', 'vst 3'] }], 'Mac')).toEqual(['VST3', 'AU', 'AAX'])
  expect(claimedFormats(claims, 'Linux')).toEqual([])
  expect(claimedFormats([{ name: 'Any', formats: ['WAV'] }], 'Universal')).toEqual([])
})
