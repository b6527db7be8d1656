import { directoryRecord, endRecords, type PutEntry, putEntry, type ZipEntry } from './zip-records.ts'

/** A ZIP as it goes out: one entry after the other, and nothing of it stays but a line for the directory. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer, void> {
  const directory: PutEntry[] = []
  let offset = 0
  for await (const entry of entries) {
    const { put, bytes } = putEntry(entry, offset)
    directory.push(put)
    offset += bytes.length
    yield bytes
  }
  let size = 0
  for (const put of directory) {
    const record = directoryRecord(put)
    size += record.length
    yield record
  }
  yield endRecords({ count: directory.length, offset, size })
}
