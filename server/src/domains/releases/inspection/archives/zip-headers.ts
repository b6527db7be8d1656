import { crc32 } from 'node:zlib'

/** How a zip writes an entry down, once in its directory and once before its bytes. */
export type ZipHeader = {
  /** As it is written, to be compared byte by byte. */
  rawName: Buffer
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  offset: number
  /** File type and rights where a Unix program packed it, else 0. */
  mode: number
  /** What the Unicode field says the name is, where there is one. */
  otherName: string | null
}

export const isEncrypted = ({ flags, method }: Pick<ZipHeader, 'flags' | 'method'>): boolean => (flags & 0x2041) !== 0 || method === 99

const unset32 = 0xffffffff

/** A length of eight bytes, as far as numbers are exact. */
export const readLong = (bytes: Buffer, at: number): number => {
  const value = bytes.readBigUInt64LE(at)
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.POSITIVE_INFINITY : Number(value)
}

/** The first extra field of a kind. undefined where there is none, or where the fields contradict their lengths. */
export const findExtra = (extra: Buffer, wanted: number): Buffer | undefined => {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === wanted && at + 4 + length <= extra.length) return extra.subarray(at + 4, at + 4 + length)
    at += 4 + length
  }
  return undefined
}

/** Lengths that do not fit into four bytes stand in a field of their own, in this order, only those that did not fit. */
export const readWide = (extra: Buffer, narrow: readonly number[]): number[] | undefined => {
  const field = findExtra(extra, 1)
  let at = 0
  const wide = narrow.map((value) => {
    if (value !== unset32) return value
    if (!field || at + 8 > field.length) return Number.NaN
    at += 8
    return readLong(field, at - 8)
  })
  return wide.some(Number.isNaN) ? undefined : wide
}

/** The name in Unicode, where the usual one is in a code page. It counts only as long as it was made for that very name. */
const readUnicodeName = (extra: Buffer, rawName: Buffer): string | null => {
  const field = findExtra(extra, 0x7075)
  return field && field.length > 5 && field.readUInt32LE(1) === crc32(rawName) ? field.subarray(5).toString('utf8') : null
}

export const directoryHeadLength = 46

/** One entry of the directory. undefined where it contradicts itself. */
export const readDirectoryHeader = (head: Buffer, rawName: Buffer, extra: Buffer): ZipHeader | undefined => {
  const wide = readWide(extra, [head.readUInt32LE(24), head.readUInt32LE(20), head.readUInt32LE(42)])
  if (!wide) return undefined
  const [size = 0, packed = 0, offset = 0] = wide
  const madeBy = head.readUInt8(5)
  return {
    rawName,
    flags: head.readUInt16LE(8),
    method: head.readUInt16LE(10),
    crc: head.readUInt32LE(16),
    packed,
    size,
    offset,
    mode: madeBy === 3 || madeBy === 19 ? head.readUInt32LE(38) >>> 16 : 0,
    otherName: readUnicodeName(extra, rawName),
  }
}
