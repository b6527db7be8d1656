import type { Entry } from './entry.ts'

export const blockLength = 512

export type TarHeader = { path: string; size: number; type: string; target: string; mode: number }

const textAt = (block: Buffer, at: number, length: number): string => {
  const field = block.subarray(at, at + length)
  const end = field.indexOf(0)
  return field.subarray(0, end === -1 ? length : end).toString('utf8')
}

/** Octal digits, or in GNU's form a whole number after a high bit. NaN for anything else. */
const numberAt = (block: Buffer, at: number, length: number): number => {
  const first = block[at] ?? 0
  if (first & 0x80) {
    if (first !== 0x80) return Number.NaN
    return block.subarray(at + 1, at + length).reduce((sum, byte) => sum * 256 + byte, 0)
  }
  const text = textAt(block, at, length).trim()
  return text === '' ? 0 : /^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : Number.NaN
}

const empty = Buffer.alloc(blockLength)

export const isEnd = (block: Buffer): boolean => block.equals(empty)

/** All bytes, as if the sum itself were spaces. Not by reduce: a hostile tar has millions of these. */
const sumOf = (block: Buffer): number => {
  let sum = 8 * 32
  for (let at = 0; at < blockLength; at++) if (at < 148 || at >= 156) sum += block[at] ?? 0
  return sum
}

/** undefined where the checksum says that this is no header. */
export const readTarHeader = (block: Buffer): TarHeader | undefined => {
  const size = numberAt(block, 124, 12)
  if (numberAt(block, 148, 8) !== sumOf(block) || !Number.isSafeInteger(size)) return undefined
  const isUstar = textAt(block, 257, 6) === 'ustar'
  const prefix = isUstar ? textAt(block, 345, 155) : ''
  const name = textAt(block, 0, 100)
  return {
    path: prefix ? `${prefix}/${name}` : name,
    size,
    type: String.fromCharCode(block[156] || 48),
    target: textAt(block, 157, 100),
    mode: numberAt(block, 100, 8),
  }
}

/** Lines of "length key=value". undefined where a length is wrong. */
export const readPax = (bytes: Buffer): Map<string, string> | undefined => {
  const fields = new Map<string, string>()
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(32, at)
    const length = space === -1 ? Number.NaN : Number(bytes.subarray(at, space).toString('latin1'))
    if (!Number.isInteger(length) || length < 5 || at + length > bytes.length) return undefined
    const line = bytes.subarray(space + 1, at + length - 1).toString('utf8')
    const equals = line.indexOf('=')
    if (equals < 1) return undefined
    fields.set(line.slice(0, equals), line.slice(equals + 1))
    at += length
  }
  return fields
}

export const kindOf = (type: string, path: string): Entry['kind'] | undefined => {
  if (type === '0' || type === '7') return path.endsWith('/') ? 'folder' : 'file'
  if (type === '1') return 'hardlink'
  if (type === '2') return 'link'
  if (type === '5') return 'folder'
  return type === '3' || type === '4' || type === '6' ? 'device' : undefined
}
