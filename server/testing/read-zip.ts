import { crc32, inflateRawSync } from 'node:zlib'

const long = (zip: Buffer, at: number): number => Number(zip.readBigUInt64LE(at))

/** Finds the central directory, in the plain or the ZIP64 form. */
const findDirectory = (zip: Buffer): { count: number; at: number } => {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const wide = zip.lastIndexOf(Buffer.from('PK\x06\x06', 'latin1'))
  return wide === -1
    ? { count: zip.readUInt16LE(end + 10), at: zip.readUInt32LE(end + 16) }
    : { count: long(zip, wide + 32), at: long(zip, wide + 48) }
}

/** The files in a ZIP by name, read through its directory; throws if a checksum does not match. */
export const readZip = (zip: Buffer): Map<string, Buffer> => {
  const found = new Map<string, Buffer>()
  const directory = findDirectory(zip)
  let at = directory.at
  for (let index = 0; index < directory.count; index++) {
    const [method, crc, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)]
    const [nameLength, extraLength, offset] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt32LE(at + 42)]
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString()
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
    const bytes = zip.subarray(start, start + packed)
    const content = method === 8 ? inflateRawSync(bytes) : bytes
    if (crc32(content) !== crc) throw new Error(`The sum of ${name} does not fit`)
    found.set(name, content)
    at += 46 + nameLength + extraLength
  }
  return found
}
