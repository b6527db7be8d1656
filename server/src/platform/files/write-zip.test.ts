import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readZip } from '../../../testing/read-zip.ts'
import { writeZip } from './write-zip.ts'
import { directoryRecord, endRecords, putEntry, type ZipEntry } from './zip-records.ts'

const at = new Date('2026-11-16T10:20:30Z')

async function* each(entries: Iterable<ZipEntry>): AsyncGenerator<ZipEntry, void> {
  yield* entries
}
const zip = (entries: Iterable<ZipEntry>): Promise<Buffer> => buffer(Readable.from(writeZip(each(entries))))

test('files can be read back, plain or deflated, with names in any script', async () => {
  const text = Buffer.from('a,b\r\n'.repeat(1000))
  const found = readZip(
    await zip([
      { name: 'invoices/Ünïcode 東京.pdf', at, bytes: Buffer.from('one') },
      { name: 'index.csv', at, bytes: deflateRawSync(text), deflated: { size: text.length, crc: crc32(text) } },
      { name: 'empty', at, bytes: Buffer.alloc(0) },
    ]),
  )
  expect([...found.keys()]).toEqual(['invoices/Ünïcode 東京.pdf', 'index.csv', 'empty'])
  expect(found.get('invoices/Ünïcode 東京.pdf')?.toString()).toBe('one')
  expect(found.get('index.csv')).toEqual(text)
})

test('a ZIP without files is valid', async () => {
  expect(readZip(await zip([])).size).toBe(0)
})

test('more files than the plain format can count use ZIP64', () => {
  const end = endRecords({ count: 65_536, offset: 9, size: 7 })
  expect([end.readUInt32LE(0), Number(end.readBigUInt64LE(32)), end.readUInt32LE(56)]).toEqual([0x06064b50, 65_536, 0x07064b50])
  expect([end.readUInt32LE(76), end.readUInt16LE(76 + 10)]).toEqual([0x06054b50, 0xffff])
  expect(endRecords({ count: 65_534, offset: 9, size: 7 })).toHaveLength(22)
})

test('entries after four gigabytes have their offset in an extra field', () => {
  const { put } = putEntry({ name: 'a', at, bytes: Buffer.from('a') }, 5 * 1024 ** 3)
  const record = directoryRecord(put)
  expect(record.readUInt32LE(42)).toBe(0xffff_ffff)
  expect(record.readUInt16LE(30)).toBe(12)
  expect(Number(record.readBigUInt64LE(46 + 1 + 4))).toBe(5 * 1024 ** 3)
})
