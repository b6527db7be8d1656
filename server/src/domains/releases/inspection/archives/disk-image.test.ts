import { describe, expect, test } from 'vitest'
import { dmgOf } from '../testing/dmg-of.ts'
import { codesOf, inspectBytes, redOf, testTools } from '../testing/inspect-bytes.ts'
import { zipOf } from '../testing/zip-of.ts'

const plugin = { kind: 'plugin', platform: 'Mac', version: '2.4.0', claims: [{ name: 'Mac', formats: ['VST3', 'AU'] }] } as const

describe.skipIf(!testTools.sevenZip)('with 7z', () => {
  test('a disk image is looked into: its files, formats, version, and what of it is signed', async () => {
    const inspection = await inspectBytes('Tide.dmg', dmgOf(), plugin)
    expect(redOf(inspection)).toBeUndefined()
    expect(inspection.manifest?.files.map(({ path, size }) => [path, size]).sort()).toEqual([
      ['TIDE/Tide.component/Contents/MacOS/Tide', 256],
      ['TIDE/Tide.vst3/Contents/CodeResources', 14],
      ['TIDE/Tide.vst3/Contents/Info.plist', 141],
      ['TIDE/Tide.vst3/Contents/MacOS/Tide', 256],
      ['TIDE/Tide.vst3/Contents/_CodeSignature/CodeResources', 9],
      ['TIDE/license.txt', 9],
    ])
    expect(inspection.manifest?.licensePath).toBe('TIDE/license.txt')
    expect(inspection.formats).toEqual(['VST3', 'AU'])
    expect(codesOf(inspection)).toEqual(
      expect.arrayContaining([
        'green formats',
        'green version',
        'amber installer-unsigned',
        'amber installer-not-notarised',
        'amber mac-unsigned',
      ]),
    )
    expect(inspection.report.find(({ code }) => code === 'mac-unsigned')?.detail).toBe('TIDE/Tide.component/Contents/MacOS/Tide')
  })

  test('one that is signed and has a ticket says so, alone and in a zip', async () => {
    const signed = dmgOf(0, 0x10000, 0x10002)
    const wanted = ['green installer-signed', 'green installer-notarised', 'green formats']
    expect(codesOf(await inspectBytes('Tide.dmg', signed, plugin))).toEqual(expect.arrayContaining(wanted))
    const inZip = await inspectBytes('tide.zip', zipOf([{ path: 'Tide.dmg', content: signed }]), plugin)
    expect(codesOf(inZip)).toEqual(expect.arrayContaining(wanted))
    expect(inZip.formats).toEqual(['VST3', 'AU'])
  })

  test('one that was changed is refused', async () => {
    const changed = dmgOf()
    changed[300] = (changed[300] ?? 0) ^ 0xff
    expect(redOf(await inspectBytes('Tide.dmg', changed, plugin))?.[0]).toBe('damaged')
  })
})
