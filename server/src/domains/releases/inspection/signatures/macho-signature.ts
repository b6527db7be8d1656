import type { ByteReader } from '#platform/files/byte-reader.ts'

const codeSignature = 0x1d
const commandsLimit = 64 * 1024
const slicesLimit = 16

/** Whether one program of one processor has a signature among its load commands. undefined where it is no such program. */
export const readSliceSignature = (bytes: Buffer): boolean | undefined => {
  if (bytes.length < 32) return undefined
  const magic = bytes.readUInt32LE(0)
  if (magic !== 0xfeedfacf && magic !== 0xfeedface) return undefined
  let at = magic === 0xfeedfacf ? 32 : 28
  for (let left = bytes.readUInt32LE(16); left > 0 && at + 8 <= bytes.length; left--) {
    if (bytes.readUInt32LE(at) === codeSignature) return true
    const length = bytes.readUInt32LE(at + 4)
    if (length < 8) return undefined
    at += length
  }
  return false
}

/** Where the programs of several processors begin in one file. undefined where it is no such file; Java's has the same beginning. */
const readSlices = (head: Buffer): number[] | undefined => {
  const count = head.length >= 8 && head.readUInt32BE(0) === 0xcafebabe ? head.readUInt32BE(4) : 0
  if (count < 1 || count > slicesLimit || head.length < 8 + count * 20) return undefined
  return Array.from({ length: count }, (_, index) => head.readUInt32BE(8 + index * 20 + 8)).sort((one, other) => one - other)
}

/** Whether a Mac program is signed, for every processor it is made for. */
export const readMachoSignature = async (reader: ByteReader): Promise<boolean | undefined> => {
  const head = Buffer.from(await reader.peek(8 + slicesLimit * 20))
  const slices = readSlices(head)
  if (!slices) return readSliceSignature(Buffer.from(await reader.peek(commandsLimit)))
  let isSigned = true
  for (const start of slices) {
    if (start < reader.position() || !(await reader.skip(start - reader.position()))) return undefined
    const signature = readSliceSignature(Buffer.from(await reader.peek(commandsLimit)))
    if (signature === undefined) return undefined
    isSigned &&= signature
  }
  return isSigned
}
