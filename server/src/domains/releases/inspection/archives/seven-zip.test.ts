import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { makeTestFolder } from '../../../../../testing/test-folder.ts'
import { codesOf, inspectBytes, redOf, testTools } from '../testing/inspect-bytes.ts'
import { cpioOf, xarOf } from '../testing/xar-of.ts'

const pack = (name: string, write: (folder: string) => void, ...options: string[]): Buffer => {
  const folder = makeTestFolder()
  mkdirSync(join(folder, 'in'))
  write(join(folder, 'in'))
  execFileSync(testTools.sevenZip ?? '', ['a', '-snl', ...options, join(folder, name), '.'], { cwd: join(folder, 'in') })
  return readFileSync(join(folder, name))
}

const twoFiles = (folder: string): void => {
  mkdirSync(join(folder, 'Pack'))
  writeFileSync(join(folder, 'Pack/license.txt'), 'Yours.')
  writeFileSync(join(folder, 'Pack/b.bin'), Buffer.alloc(300_000, 'abc'))
}

describe.skipIf(!testTools.sevenZip)('with 7z', () => {
  test('a 7z is listed and read', async () => {
    const { manifest, verdict } = await inspectBytes('a.7z', pack('a.7z', twoFiles))
    expect(verdict).toBe('Ready')
    expect(manifest?.files.map(({ path, size }) => [path, size]).sort()).toEqual([
      ['Pack/b.bin', 300_000],
      ['Pack/license.txt', 6],
    ])
    expect(manifest?.licensePath).toBe('Pack/license.txt')
  })

  test('an encrypted 7z is refused, whether its names are hidden or not', async () => {
    expect(redOf(await inspectBytes('a.7z', pack('a.7z', twoFiles, '-psecret')))?.[0]).toBe('encrypted')
    expect(redOf(await inspectBytes('a.7z', pack('a.7z', twoFiles, '-psecret', '-mhe=on')))).toEqual([
      'encrypted',
      'This archive is encrypted. Nobody can review what they cannot open: pack it without a password.',
    ])
  })

  test('a link that leads out is refused', async () => {
    const bytes = pack('a.7z', (folder) => {
      twoFiles(folder)
      symlinkSync('../../etc/passwd', join(folder, 'link'))
    })
    expect(redOf(await inspectBytes('a.7z', bytes))?.[0]).toBe('link-outside')
  })

  test('a 7z that was cut off or changed is refused', async () => {
    const bytes = pack('a.7z', twoFiles)
    const cut = await inspectBytes('a.7z', bytes.subarray(0, bytes.length - 30))
    expect(redOf(cut)?.[0]).toBe('damaged')
    // Where a file lies here is nobody's business.
    expect(JSON.stringify(cut.report)).not.toContain('soundfair-test')
    const changed = Buffer.from(bytes)
    changed[60] = (changed[60] ?? 0) ^ 0xff
    expect(redOf(await inspectBytes('a.7z', changed))?.[0]).toBe('damaged')
  })

  test('a bomb is refused by its list', async () => {
    const bytes = pack('a.7z', (folder) => writeFileSync(join(folder, 'zeros'), Buffer.alloc(70 * 1024 ** 2)), '-mx=1')
    expect(redOf(await inspectBytes('a.7z', bytes))?.[0]).toBe('bomb')
  })

  test('an installer package of the Mac is looked into down to its payload', async () => {
    const payload = gzipSync(cpioOf([{ path: './Library/Audio/Plug-Ins/VST3/Tide.vst3/Contents/MacOS/Tide', content: 'program' }]))
    const inspection = await inspectBytes('Tide.pkg', xarOf({ PackageInfo: '<pkg-info/>', Payload: payload }), {
      kind: 'plugin',
      platform: 'Mac',
    })
    expect(redOf(inspection)).toBeUndefined()
    expect(inspection.manifest?.files.map(({ path }) => path).join()).toContain('Library/Audio/Plug-Ins/VST3/Tide.vst3/Contents/MacOS/Tide')
    expect(inspection.formats).toEqual(['VST3'])
    expect(codesOf(inspection)).toEqual(expect.arrayContaining(['amber installer-unsigned', 'amber installer-not-notarised']))
  })

  test('a signed and stapled package says so', async () => {
    const bytes = Buffer.concat([xarOf({ PackageInfo: '<pkg-info/>' }, '<signature style="RSA"/>'), Buffer.from('t8lr'), Buffer.alloc(12)])
    expect(codesOf(await inspectBytes('Tide.pkg', bytes, { platform: 'Mac' }))).toEqual(
      expect.arrayContaining(['green installer-signed', 'green installer-notarised']),
    )
  })
})

test('without 7z the report says what is missing', async () => {
  const { report, verdict } = await inspectBytes('a.7z', Buffer.from('7z\xbc\xaf\x27\x1c and so on', 'latin1'), {
    tools: { sevenZip: null },
  })
  expect(verdict).toBe('Ready')
  expect(report[0]).toMatchObject({ level: 'amber', detail: 'It could not be inspected because 7z is not installed.' })
})
