import { crc32 } from 'node:zlib'

export type ZipEntry = { path: string; bytes: Buffer }

/** The same date in every archive, so that the same content is the same file: the earliest that a ZIP can store, in 1980. */
const dosTime = 0
const dosDate = (1 << 5) | 1
const version = 20
/** Names are UTF-8. */
const flags = 0x0800

const localHeader = ({ path, bytes }: ZipEntry): Buffer => {
  const name = Buffer.from(path)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(dosTime, 10)
  header.writeUInt16LE(dosDate, 12)
  header.writeUInt32LE(crc32(bytes), 14)
  header.writeUInt32LE(bytes.length, 18)
  header.writeUInt32LE(bytes.length, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

const directoryEntry = (local: Buffer, { path }: ZipEntry, offset: number): Buffer => {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(version, 4)
  // From here on the directory repeats the local header.
  local.copy(header, 6, 4, 30)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, Buffer.from(path)])
}

/** An archive of uncompressed files: sound would not get smaller. */
export const writeZip = (entries: readonly ZipEntry[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const local = localHeader(entry)
    directory.push(directoryEntry(local, entry, offset))
    parts.push(local, entry.bytes)
    offset += local.length + entry.bytes.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}
