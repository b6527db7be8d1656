import { readBytes } from '#platform/files/byte-reader.ts'
import type { FileSource } from '../bytes/file-source.ts'
import { refuse } from '../refused.ts'
import { countText } from '../report-text.ts'
import { directoryHeadLength, readDirectoryHeader, readLong, type ZipHeader } from './zip-headers.ts'

const endLength = 22
const longestComment = 65_535
/** More than two hundred thousand entries need with usual names. */
const maxDirectoryBytes = 64 * 1024 ** 2

export const damagedZip = (detail: string): never =>
  refuse('damaged', 'This zip is damaged or was cut off. Pack it again and send it again.', detail)

type Directory = { at: number; length: number; count: number }

const findEnd = async (source: FileSource): Promise<{ at: number; bytes: Buffer }> => {
  const from = Math.max(0, source.size - endLength - longestComment)
  const tail = await source.read(from, source.size - from)
  for (let at = tail.length - endLength; at >= 0; at--) {
    if (tail.readUInt32LE(at) === 0x06054b50 && at + endLength + tail.readUInt16LE(at + 20) === tail.length) {
      return { at: from + at, bytes: tail.subarray(at, at + endLength) }
    }
  }
  return damagedZip('The directory at its end is missing.')
}

const findWideEnd = async (source: FileSource, endAt: number): Promise<{ at: number; bytes: Buffer } | undefined> => {
  const locator = await source.read(Math.max(0, endAt - 20), 20)
  if (locator.length < 20 || locator.readUInt32LE(0) !== 0x07064b50) return undefined
  const at = readLong(locator, 8)
  const bytes = at < endAt ? await source.read(at, 56) : Buffer.alloc(0)
  if (bytes.length < 56 || bytes.readUInt32LE(0) !== 0x06064b50) return damagedZip('The large directory is not where it should be.')
  return { at, bytes }
}

/** Where the directory is. It has to end where the end of the zip begins: else programs would find two different ones. */
const locate = async (source: FileSource): Promise<Directory> => {
  const end = await findEnd(source)
  const wide = await findWideEnd(source, end.at)
  const [disk, diskOfDirectory] = wide
    ? [wide.bytes.readUInt32LE(16), wide.bytes.readUInt32LE(20)]
    : [end.bytes.readUInt16LE(4), end.bytes.readUInt16LE(6)]
  if (disk !== 0 || diskOfDirectory !== 0) refuse('split', 'This zip is split over several files. Send it in one piece.')
  const directory = wide
    ? { count: readLong(wide.bytes, 32), length: readLong(wide.bytes, 40), at: readLong(wide.bytes, 48) }
    : { count: end.bytes.readUInt16LE(10), length: end.bytes.readUInt32LE(12), at: end.bytes.readUInt32LE(16) }
  if (directory.at + directory.length !== (wide ?? end).at) damagedZip('The directory is not where it should be.')
  return directory
}

/** Everything that is in a zip, as its directory says. */
export const readZipDirectory = async (
  source: FileSource,
  limits: { entries: number },
): Promise<{ headers: ZipHeader[]; endOfContent: number }> => {
  const { at, length, count } = await locate(source)
  const tooMany = (): never => refuse('entries', `There are more than ${countText(limits.entries)} files inside. Use fewer files.`)
  // Each entry takes its place in the directory, whatever the count says.
  if (count > limits.entries || length > maxDirectoryBytes) tooMany()
  const reader = readBytes(source.stream(at, at + length))
  const headers: ZipHeader[] = []
  while (reader.position() < length) {
    const head = await reader.take(directoryHeadLength)
    if (!head) return damagedZip('Its directory ends too early.')
    const fixed = Buffer.from(head)
    if (fixed.readUInt32LE(0) !== 0x02014b50) damagedZip('Its directory holds something else.')
    const nameLength = fixed.readUInt16LE(28)
    const extraLength = fixed.readUInt16LE(30)
    const rest = await reader.take(nameLength + extraLength + fixed.readUInt16LE(32))
    if (!rest) return damagedZip('Its directory ends too early.')
    const text = Buffer.from(rest)
    const header = readDirectoryHeader(fixed, text.subarray(0, nameLength), text.subarray(nameLength, nameLength + extraLength))
    headers.push(header ?? damagedZip('An entry of its directory contradicts itself.'))
    if (headers.length > limits.entries) tooMany()
  }
  if (headers.length !== count) damagedZip(`Its directory says it has ${countText(count)} entries, and has ${countText(headers.length)}.`)
  return { headers, endOfContent: at }
}
