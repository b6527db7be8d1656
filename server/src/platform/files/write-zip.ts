import { directoryRecord, endRecords, type PutEntry, putEntry, type ZipEntry } from './zip-records.ts'

/** Writes a ZIP as a stream: one entry after the other, keeping only a record of each for the directory. */
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
