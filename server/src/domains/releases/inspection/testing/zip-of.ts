import { crc32, deflateRawSync } from 'node:zlib'

/** A file for a zip, with room for every lie that a zip can tell. */
export type ZipFile = {
  path: string | Buffer
  content?: Buffer | string
  isStored?: boolean
  /** File type and rights, as Unix programs write them. */
  mode?: number
  flags?: number
  /** What the directory says instead of the truth. */
  directory?: { size?: number; packed?: number; crc?: number; offset?: number; method?: number; extra?: Buffer }
  /** What stands before the bytes instead of the truth. */
  local?: { path?: string; size?: number; crc?: number; method?: number }
}

type Changes = { count?: number; comment?: Buffer; isWide?: boolean; disk?: number }

const number = (value: number, bytes: 2 | 4 | 8): Buffer => {
  const buffer = Buffer.alloc(bytes)
  if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value))
  else buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

const writeFile = (file: ZipFile, at: number): { body: Buffer; entry: Buffer } => {
  const content = Buffer.from(file.content ?? '')
  const packed = file.isStored ? content : deflateRawSync(content)
  const name = Buffer.from(file.path as string)
  const localName = file.local?.path === undefined ? name : Buffer.from(file.local.path)
  const method = file.isStored ? 0 : 8
  const flags = file.flags ?? 0x800
  const crc = crc32(content)
  const extra = file.directory?.extra ?? Buffer.alloc(0)
  const local = [
    Buffer.from('PK\x03\x04'),
    ...[number(20, 2), number(flags, 2), number(file.local?.method ?? method, 2), number(0, 4), number(file.local?.crc ?? crc, 4)],
    ...[number(packed.length, 4), number(file.local?.size ?? content.length, 4), number(localName.length, 2), number(0, 2)],
  ]
  const declared = { size: content.length, packed: packed.length, crc, offset: at, method, ...file.directory }
  const entry = [
    Buffer.from('PK\x01\x02'),
    ...[number(20 + (3 << 8), 2), number(20, 2), number(flags, 2), number(declared.method, 2), number(0, 4), number(declared.crc, 4)],
    ...[number(declared.packed, 4), number(declared.size, 4), number(name.length, 2), number(extra.length, 2), number(0, 2), number(0, 2)],
    ...[number(0, 2), number(((file.mode ?? 0o100644) << 16) >>> 0, 4), number(declared.offset, 4)],
  ]
  return { body: Buffer.concat([...local, localName, packed]), entry: Buffer.concat([...entry, name, extra]) }
}

const wideEnd = (count: number, length: number, at: number): Buffer =>
  Buffer.concat([
    Buffer.from('PK\x06\x06'),
    ...[number(44, 8), number(45, 2), number(45, 2), number(0, 4), number(0, 4)],
    ...[number(count, 8), number(count, 8), number(length, 8), number(at, 8)],
    ...[Buffer.from('PK\x06\x07'), number(0, 4), number(at + length, 8), number(1, 4)],
  ])

/** The end of a zip, behind a directory that somebody else wrote. */
export const zipEnd = (
  count: number,
  length: number,
  at: number,
  { comment = Buffer.alloc(0), isWide = false, disk = 0 }: Changes = {},
): Buffer => {
  const narrow = isWide ? [0xffff, 0xffffffff, 0xffffffff] : [count, length, at]
  const [shownCount = 0, shownLength = 0, shownAt = 0] = narrow
  return Buffer.concat([
    isWide ? wideEnd(count, length, at) : Buffer.alloc(0),
    Buffer.from('PK\x05\x06'),
    ...[number(disk, 2), number(disk, 2), number(shownCount, 2), number(shownCount, 2), number(shownLength, 4), number(shownAt, 4)],
    ...[number(comment.length, 2), comment],
  ])
}

export const zipOf = (files: readonly ZipFile[], changes: Changes = {}): Buffer => {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const file of files) {
    const { body, entry } = writeFile(file, at)
    bodies.push(body)
    entries.push(entry)
    at += body.length
  }
  const directory = Buffer.concat(entries)
  return Buffer.concat([...bodies, directory, zipEnd(changes.count ?? files.length, directory.length, at, changes)])
}
