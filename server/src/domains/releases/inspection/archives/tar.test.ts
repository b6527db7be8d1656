import { execFileSync } from 'node:child_process'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { codesOf, inspectBytes, redOf, testTools } from '../testing/inspect-bytes.ts'
import { paxLine, type TarFile, tarHeader, tarOf } from '../testing/tar-of.ts'

const usual: TarFile[] = [
  { path: 'pack/', type: '5' },
  { path: 'pack/EULA.md', content: 'Yours.' },
  { path: 'pack/a.bin', content: Buffer.alloc(70_000, 'ab') },
]

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['pack.tar', (bytes) => bytes],
  ['pack.tar.gz', (bytes) => gzipSync(bytes)],
  ['pack.tar.zst', (bytes) => zstdCompressSync(bytes)],
])('%s is read', async (name, pack) => {
  const { manifest, verdict } = await inspectBytes(name, pack(tarOf(usual)))
  expect(verdict).toBe('Ready')
  expect(manifest).toEqual({
    files: [
      { name: 'EULA.md', path: 'pack/EULA.md', size: 6 },
      { name: 'a.bin', path: 'pack/a.bin', size: 70_000 },
    ],
    licensePath: 'pack/EULA.md',
  })
})

test.skipIf(!testTools.xz)('pack.tar.xz is read by xz, and refused where it is damaged', async () => {
  const bytes = execFileSync(testTools.xz ?? '', ['-c'], { input: tarOf(usual) })
  expect((await inspectBytes('pack.tar.xz', bytes)).manifest?.files).toHaveLength(2)
  expect(redOf(await inspectBytes('pack.tar.xz', bytes.subarray(0, bytes.length - 20)))?.[0]).toBe('damaged')
  const missing = await inspectBytes('pack.tar.xz', bytes, { tools: { xz: null } })
  expect(missing.verdict).toBe('Ready')
  expect(missing.report[0]).toEqual({
    level: 'amber',
    code: 'not-looked-into',
    title: '“pack.tar.xz” was not inspected.',
    detail: 'It could not be inspected because xz is not installed.',
  })
})

test('long names are read as GNU and as POSIX write them', async () => {
  const path = `${'folder/'.repeat(30)}file.txt`
  const gnu = tarOf([
    { path: '././@LongLink', type: 'L', content: `${path}\0` },
    { path: 'short', content: 'x' },
  ])
  const posix = tarOf([
    { path: 'PaxHeaders/x', type: 'x', content: paxLine('path', path) + paxLine('mtime', '1.5') },
    { path: 'short', content: 'x' },
  ])
  for (const bytes of [gnu, posix]) expect((await inspectBytes('a.tar', bytes)).manifest?.files[0]?.path).toBe(path)
})

const refused: [string, TarFile[], string][] = [
  ['an absolute path', [{ path: '/etc/passwd', content: 'x' }], 'path-outside'],
  [
    'an absolute path in a long name',
    [
      { path: 'x', type: 'x', content: paxLine('path', '/etc/passwd') },
      { path: 'a', content: 'x' },
    ],
    'path-outside',
  ],
  ['a way out', [{ path: 'a/../../b', content: 'x' }], 'path-outside'],
  ['a link that leads out', [{ path: 'link', type: '2', target: '../out' }], 'link-outside'],
  ['a hard link that leads out', [{ path: 'link', type: '1', target: '/etc/passwd' }], 'link-outside'],
  [
    'a file behind a link',
    [
      { path: 'a', type: '2', target: 'b' },
      { path: 'a/x', content: 'x' },
    ],
    'through-link',
  ],
  [
    'a file behind a link that is spelled otherwise',
    [
      { path: 'x/./a', type: '2', target: 'b' },
      { path: 'x/a/y', content: 'x' },
    ],
    'through-link',
  ],
  [
    'a link that leads out through another',
    [
      { path: 'a/b/top', type: '2', target: '../..' },
      { path: 'out', type: '2', target: 'a/b/top/../../etc/passwd' },
    ],
    'link-outside',
  ],
  [
    'a hard link that leads out through a link',
    [
      { path: 'a/b/top', type: '2', target: '../..' },
      { path: 'out', type: '1', target: 'a/b/top/../secret' },
    ],
    'link-outside',
  ],
  ['a device', [{ path: 'zero', type: '3' }], 'device'],
  ['a sparse file', [{ path: 'huge', type: 'S' }], 'sparse'],
  ['a sparse file of POSIX', [{ path: 'x', type: 'x', content: paxLine('GNU.sparse.realsize', '99999999999') }, { path: 'a' }], 'sparse'],
  ['an entry of no known kind', [{ path: 'a', type: 'Z' }], 'odd-entry'],
  ['a name of a megabyte', [{ path: 'x', type: 'L', content: 'x'.repeat(1024 ** 2) }, { path: 'a' }], 'odd-name'],
  [
    'a wrong checksum',
    [
      { path: 'a', content: 'x' },
      { path: 'b', badSum: true },
    ],
    'damaged',
  ],
  ['a size larger than the file', [{ path: 'a', content: 'x', size: 8 * 1024 ** 3 - 1 }], 'damaged'],
]
test.each(refused)('a tar with %s is refused', async (_what, files, code) => {
  expect(redOf(await inspectBytes('a.tar', tarOf(files)))?.[0]).toBe(code)
  expect(redOf(await inspectBytes('a.tgz', gzipSync(tarOf(files))))?.[0]).toBe(code)
})

test('a tar or its compression that was cut off is refused', async () => {
  expect(redOf(await inspectBytes('a.tar', tarOf(usual, { isCut: true })))?.[0]).toBe('damaged')
  const packed = gzipSync(tarOf(usual))
  expect(redOf(await inspectBytes('a.tar.gz', packed.subarray(0, packed.length - 10)))?.[0]).toBe('damaged')
  const other = zstdCompressSync(tarOf(usual))
  expect(redOf(await inspectBytes('a.tar.zst', other.subarray(0, other.length - 10)))?.[0]).toBe('damaged')
})

test('one file twice is amber: the last one counts', async () => {
  expect(
    codesOf(
      await inspectBytes(
        'a.tar',
        tarOf([
          { path: 'a', content: '1' },
          { path: './a', content: '2' },
        ]),
      ),
    ),
  ).toContain('amber twice')
})

test('a number that is no number is refused', async () => {
  const header = tarHeader({ path: 'a' })
  header.fill(0xff, 124, 136)
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  expect(redOf(await inspectBytes('a.tar', Buffer.concat([header, Buffer.alloc(1024)])))?.[0]).toBe('damaged')
})
