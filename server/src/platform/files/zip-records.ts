import { crc32 } from 'node:zlib'

/** A file in a ZIP. Its size is known before it is written, so that any program can read it from a stream. */
export type ZipEntry = { name: string; at: Date; bytes: Buffer; deflated?: { size: number; crc: number } }

/** The position of an entry, for the directory at the end. */
export type PutEntry = { record: Buffer; name: Buffer; offset: number }

const most32 = 0xffff_ffff
const most16 = 0xffff
/** Names are UTF-8. */
const flags = 0x0800

const dosTime = (at: Date): number => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
const dosDay = (at: Date): number => ((Math.max(1980, at.getUTCFullYear()) - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()

/** The fields that both the local header and the directory have. */
const describe = ({ name, at, bytes, deflated }: ZipEntry): { record: Buffer; name: Buffer } => {
  const written = Buffer.from(name)
  const record = Buffer.alloc(26)
  record.writeUInt16LE(20, 0)
  record.writeUInt16LE(flags, 2)
  record.writeUInt16LE(deflated ? 8 : 0, 4)
  record.writeUInt16LE(dosTime(at), 6)
  record.writeUInt16LE(dosDay(at), 8)
  record.writeUInt32LE(deflated?.crc ?? crc32(bytes), 10)
  record.writeUInt32LE(bytes.length, 14)
  record.writeUInt32LE(deflated?.size ?? bytes.length, 18)
  record.writeUInt16LE(written.length, 22)
  return { record, name: written }
}

const signed = (signature: number, ...parts: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(signature, 0)
  return Buffer.concat([head, ...parts])
}

/** The bytes of an entry, and its record for the directory. */
export const putEntry = (entry: ZipEntry, offset: number): { put: PutEntry; bytes: Buffer } => {
  const { record, name } = describe(entry)
  return { put: { record, name, offset }, bytes: signed(0x04034b50, record, name, entry.bytes) }
}

const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value), 0)
  return bytes
}

/** One entry of the directory. Offsets over four gigabytes are in an extra field. */
export const directoryRecord = ({ record, name, offset }: PutEntry): Buffer => {
  const isFar = offset >= most32
  const common = Buffer.from(record)
  common.writeUInt16LE(isFar ? 12 : 0, 24)
  if (isFar) common.writeUInt16LE(45, 0)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(isFar ? most32 : offset, 10)
  const far = isFar ? Buffer.concat([Buffer.from([1, 0, 8, 0]), long(offset)]) : Buffer.alloc(0)
  const madeBy = Buffer.from([45, 0])
  return signed(0x02014b50, madeBy, common, rest, name, far)
}

type Directory = { count: number; offset: number; size: number }

const wideEnd = ({ count, offset, size }: Directory): Buffer => {
  const versions = Buffer.alloc(12)
  versions.writeUInt16LE(45, 0)
  versions.writeUInt16LE(45, 2)
  const end = signed(0x06064b50, long(44), versions, long(count), long(count), long(size), long(offset))
  const one = Buffer.alloc(4)
  one.writeUInt32LE(1, 0)
  return Buffer.concat([end, signed(0x07064b50, Buffer.alloc(4), long(offset + size), one)])
}

/** The end of a ZIP; with more than 65,535 entries or four gigabytes also in ZIP64 format. */
export const endRecords = (directory: Directory): Buffer => {
  const { count, offset, size } = directory
  const isWide = count >= most16 || offset >= most32 || size >= most32
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Math.min(count, most16), 4)
  end.writeUInt16LE(Math.min(count, most16), 6)
  end.writeUInt32LE(Math.min(size, most32), 8)
  end.writeUInt32LE(Math.min(offset, most32), 12)
  return Buffer.concat([...(isWide ? [wideEnd(directory)] : []), signed(0x06054b50, end)])
}
