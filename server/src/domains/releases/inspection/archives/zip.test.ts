import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { codesOf, inspectBytes, redOf } from '../testing/inspect-bytes.ts'
import { type ZipFile, zipEnd, zipOf } from '../testing/zip-of.ts'

const refusal = async (files: readonly ZipFile[], changes = {}) => redOf(await inspectBytes('build.zip', zipOf(files, changes)))

/** The field that programs add where the usual name is in a code page. */
const unicodeName = (raw: string | Buffer, name: string): Buffer => {
  const head = Buffer.alloc(9)
  head.writeUInt16LE(0x7075, 0)
  head.writeUInt16LE(5 + Buffer.byteLength(name), 2)
  head.writeUInt8(1, 4)
  head.writeUInt32LE(crc32(raw), 5)
  return Buffer.concat([head, Buffer.from(name)])
}

test('a plain zip is Ready, with its files, sizes, hash and license', async () => {
  const inspection = await inspectBytes(
    'build.zip',
    zipOf([
      { path: 'Pack/', isStored: true },
      { path: 'Pack/LICENSE.txt', content: 'Yours.' },
      { path: 'Pack/a.bin', content: Buffer.alloc(500_000, 'ab'), isStored: true },
    ]),
  )
  expect(inspection.verdict).toBe('Ready')
  expect(inspection.manifest).toEqual({
    files: [
      { name: 'LICENSE.txt', path: 'Pack/LICENSE.txt', size: 6 },
      { name: 'a.bin', path: 'Pack/a.bin', size: 500_000 },
    ],
    licensePath: 'Pack/LICENSE.txt',
  })
  expect(inspection.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(codesOf(inspection)).toEqual(['green content', 'amber virus-scan-off'])
})

test('a zip with the wide directory of large files, and with a comment, is read', async () => {
  expect((await inspectBytes('build.zip', zipOf([{ path: 'a', content: 'b' }], { isWide: true }))).manifest?.files).toHaveLength(1)
  expect((await inspectBytes('build.zip', zipOf([{ path: 'a', content: 'b' }], { comment: Buffer.from('Hello') }))).verdict).toBe('Ready')
})

test.each<[string, ZipFile, string, RegExp]>([
  ['an absolute path', { path: '/etc/passwd', content: 'x' }, 'path-outside', /“\/etc\/passwd” has an absolute path/],
  ['a way out', { path: 'a/../../b', content: 'x' }, 'path-outside', /leads out of its folder/],
  ['a drive', { path: 'C:evil.dll', content: 'x' }, 'path-outside', /names a drive/],
  ['a backslash', { path: 'a\\..\\..\\b', content: 'x' }, 'path-outside', /backslash/],
  ['a control character', { path: 'a\u0007b', content: 'x' }, 'odd-name', /control characters/],
  ['text that turns around', { path: 'a\u202egpj.exe', content: 'x' }, 'odd-name', /reverse the direction/],
  ['a name of 256 bytes', { path: 'x'.repeat(256), content: 'x' }, 'odd-name', /more than 255 bytes/],
  ['an empty name', { path: '', content: 'x' }, 'odd-name', /empty name/],
  ['a device', { path: 'null', mode: 0o020666 }, 'device', /is a device/],
  ['a pipe', { path: 'pipe', mode: 0o010666 }, 'device', /is a device/],
  ['a link that leads out', { path: 'a/link', content: '../../etc', mode: 0o120777 }, 'link-outside', /leads out of the archive/],
  ['an absolute link', { path: 'link', content: '/etc/passwd', mode: 0o120777 }, 'link-outside', /leads out of the archive/],
  ['an encrypted file', { path: 'a', content: 'x', flags: 0x801 }, 'encrypted', /“a” is encrypted/],
  [
    'a method nobody knows',
    { path: 'a', content: 'x', directory: { method: 97 }, local: { method: 97 } },
    'method',
    /many programs cannot open/,
  ],
  ['another name before its bytes', { path: 'good', content: 'x', local: { path: 'evil' } }, 'mismatch', /described twice/],
  ['another size before its bytes', { path: 'a', content: 'xx', local: { size: 1 } }, 'mismatch', /described twice/],
  ['another checksum', { path: 'a', content: 'xx', directory: { crc: 1 }, local: { crc: 1 } }, 'damaged', /damaged/],
  [
    'a size of zero, and content',
    { path: 'a', content: 'x'.repeat(90), directory: { size: 0 }, local: { size: 0 } },
    'more-than-promised',
    /0 bytes/,
  ],
  [
    'more than it says',
    { path: 'a', content: Buffer.alloc(600_000), directory: { size: 300_000 }, local: { size: 300_000 } },
    'more-than-promised',
    /more than/,
  ],
  ['less than it says', { path: 'a', content: 'xx', directory: { size: 5 }, local: { size: 5 } }, 'damaged', /damaged/],
  ['an offset in nowhere', { path: 'a', content: 'x', directory: { offset: 100_000 } }, 'damaged', /damaged/],
  ['a second name', { path: 'a', content: 'x', directory: { extra: unicodeName('a', 'evil') } }, 'two-names', /second name, “evil”/],
])('a zip with %s is refused', async (_what, file, code, sentence) => {
  const [foundCode, found] = (await refusal([{ path: 'first', content: 'first' }, file])) ?? []
  expect([foundCode, found]).toEqual([code, expect.stringMatching(sentence)])
})

test('a name in a code page is read by its field for Unicode', async () => {
  const raw = Buffer.from('Gr\x94\xe1e.wav', 'latin1')
  const { manifest } = await inspectBytes(
    'a.zip',
    zipOf([{ path: raw, content: 'x', flags: 0, directory: { extra: unicodeName(raw, 'Größe.wav') } }]),
  )
  expect(manifest?.files[0]?.name).toBe('Größe.wav')
})

test('a file behind a link is refused, whichever comes first', async () => {
  const link: ZipFile = { path: 'a', content: 'b', mode: 0o120777 }
  expect((await refusal([link, { path: 'a/x', content: 'x' }]))?.[0]).toBe('through-link')
  expect((await refusal([{ path: 'a/x', content: 'x' }, link]))?.[0]).toBe('through-link')
})

test('links that stay inside are fine, as frameworks of the Mac have them', async () => {
  const link: ZipFile = { path: 'F.framework/Versions/Current', content: 'A', mode: 0o120777 }
  expect(await refusal([{ path: 'F.framework/Versions/A/F', content: 'x' }, link])).toBeUndefined()
})

test('one name twice is refused; names that differ in case only are amber', async () => {
  expect(
    (
      await refusal([
        { path: 'a', content: '1' },
        { path: 'a', content: '2' },
      ])
    )?.[0],
  ).toBe('twice')
  const inspection = await inspectBytes(
    'build.zip',
    zipOf([
      { path: 'a', content: '1' },
      { path: 'A', content: '2' },
      { path: 'aux.txt', content: '' },
    ]),
  )
  expect(codesOf(inspection)).toEqual(expect.arrayContaining(['amber same-but-for-case', 'amber odd-names']))
  expect(inspection.verdict).toBe('Ready')
})

test('files that share their bytes are refused', async () => {
  expect(
    (
      await refusal([
        { path: 'a', content: 'x'.repeat(50), isStored: true },
        { path: 'b', directory: { offset: 0 }, content: 'x'.repeat(50), isStored: true },
      ])
    )?.[0],
  ).toMatch(/mismatch|overlap/)
  const quoted = zipOf([{ path: 'inner', content: 'x', isStored: true }]).subarray(0, 36)
  expect(
    (
      await refusal([
        { path: 'outer', content: quoted, isStored: true },
        { path: 'inner', content: 'x', isStored: true, directory: { offset: 35 } },
      ])
    )?.[0],
  ).toBe('overlap')
})

test('a zip that was cut off, that is split, that lies about its count or that has something before it is refused', async () => {
  const whole = zipOf([{ path: 'a', content: Buffer.alloc(5_000, 'abc') }])
  for (const length of [4, 30, 60, whole.length - 30, whole.length - 1]) {
    expect(redOf(await inspectBytes('build.zip', whole.subarray(0, length)))?.[0], `cut at ${length}`).toBe('damaged')
  }
  expect((await refusal([{ path: 'a' }], { disk: 1 }))?.[0]).toBe('split')
  expect((await refusal([{ path: 'a' }], { count: 5 }))?.[0]).toBe('damaged')
  expect(redOf(await inspectBytes('build.zip', Buffer.concat([Buffer.from('PK\x03\x04junk'), whole])))?.[0]).toBe('damaged')
  expect(redOf(await inspectBytes('build.zip', zipEnd(0, 0, 0)))?.[0]).toBe('nothing-inside')
  expect(redOf(await inspectBytes('build.zip', Buffer.alloc(0)))).toEqual(['empty', 'This file is empty. Send it again.'])
})

test('a file that is something else than its name says is refused', async () => {
  expect(redOf(await inspectBytes('build.7z', zipOf([{ path: 'a' }])))).toEqual([
    'wrong-form',
    'By its name this is a 7z archive, but it is a zip archive.',
  ])
  expect(redOf(await inspectBytes('setup.exe', Buffer.from('#!/bin/sh')))?.[0]).toBe('wrong-form')
})

test('any zip with a byte changed is refused or read, and ends', async () => {
  const whole = zipOf([
    { path: 'folder/a', content: 'x'.repeat(300) },
    { path: 'b', content: 'y', isStored: true },
  ])
  for (let at = 4; at < whole.length; at += 3) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 0xff
    const { verdict, report } = await inspectBytes('build.zip', changed)
    expect(verdict === 'Ready' || report.some(({ level }) => level === 'red'), `byte ${at}`).toBe(true)
  }
})
