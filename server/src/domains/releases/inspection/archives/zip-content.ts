import { pipeline } from 'node:stream'
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib'
import type { FileSource } from '../bytes/file-source.ts'
import { refuse } from '../refused.ts'
import { shownName } from '../report-text.ts'
import { damagedZip } from './zip-directory.ts'
import { isEncrypted, readWide, type ZipHeader } from './zip-headers.ts'

const usualExtra = 64

/** Where the bytes of an entry begin. What stands before them has to say the same as the directory: programs read one or the other. */
export const findContent = async (source: FileSource, header: ZipHeader, path: string): Promise<number> => {
  // With room for the usual extra fields, so that one read is enough.
  const head = await source.read(header.offset, 30 + header.rawName.length + usualExtra)
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) return damagedZip(`${shownName(path)} is not where the directory says.`)
  const nameLength = head.readUInt16LE(26)
  const extraLength = head.readUInt16LE(28)
  const isAll = 30 + nameLength + extraLength <= head.length
  const text = isAll ? head.subarray(30, 30 + nameLength + extraLength) : await source.read(header.offset + 30, nameLength + extraLength)
  const flags = head.readUInt16LE(6)
  const wide = readWide(text.subarray(nameLength), [head.readUInt32LE(22), head.readUInt32LE(18)])
  const differs = (what: string): never =>
    refuse('mismatch', `“${shownName(path)}” is described twice in this zip, and the two differ. Pack it again.`, `They differ in ${what}.`)
  if (!text.subarray(0, nameLength).equals(header.rawName)) differs('the name')
  if (head.readUInt16LE(8) !== header.method || isEncrypted({ flags, method: header.method }) !== isEncrypted(header)) differs('the method')
  // Whoever packs a stream does not know its length yet and writes it behind the bytes.
  if ((flags & 8) === 0) {
    if (wide?.[0] !== header.size || wide[1] !== header.packed) differs('the size')
    if (head.readUInt32LE(14) !== header.crc) differs('the checksum')
  } else if (wide && ![0, header.size].includes(wide[0] ?? 0)) differs('the size')
  return header.offset + 30 + nameLength + extraLength
}

/** A stream for each of many small files would cost more than the files. */
const isSmall = ({ packed, size }: ZipHeader): boolean => packed <= 64 * 1024 && size <= 256 * 1024

async function* unpack(source: FileSource, header: ZipHeader, from: number): AsyncGenerator<Uint8Array> {
  const to = from + header.packed
  if (header.method === 0) yield* source.stream(from, to)
  else if (isSmall(header)) yield inflateRawSync(await source.read(from, header.packed), { maxOutputLength: header.size + 1 })
  else yield* pipeline(source.stream(from, to), createInflateRaw({ chunkSize: 128 * 1024 }), () => undefined) as AsyncIterable<Uint8Array>
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? ''

/** The bytes of an entry, exactly as many as promised and with the checksum they were promised with, or it is refused. */
export async function* readContent(source: FileSource, header: ZipHeader, path: string, from: number): AsyncGenerator<Uint8Array> {
  let [length, sum] = [0, 0]
  try {
    for await (const chunk of unpack(source, header, from)) {
      length += chunk.length
      if (length > header.size) break
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') length = header.size + 1
    else if (codeOf(error).startsWith('Z_')) damagedZip(`${shownName(path)} cannot be unpacked.`)
    else throw error
  }
  if (length > header.size) {
    return refuse(
      'more-than-promised',
      `“${shownName(path)}” holds more than the ${header.size} bytes it claims. It is refused as an archive bomb.`,
    )
  }
  if (length < header.size || sum !== header.crc) damagedZip(`${shownName(path)} is not as long as it should be, or its checksum is wrong.`)
}
