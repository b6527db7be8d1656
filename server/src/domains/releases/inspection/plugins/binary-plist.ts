/** A property list in Apple's binary form, of which only texts in the outermost dictionary are read. undefined where it is damaged. */
export const readBinaryPlist = (bytes: Buffer): Map<string, string> | undefined => {
  if (bytes.length < 40 || bytes.toString('latin1', 0, 8) !== 'bplist00') return undefined
  const trailer = bytes.subarray(-32)
  const [offsetSize, refSize] = [trailer.readUInt8(6), trailer.readUInt8(7)]
  const [count, top, table] = [8, 16, 24].map((at) => Number(trailer.readBigUInt64BE(at))) as [number, number, number]
  const sized = (at: number, size: number): number =>
    size >= 1 && size <= 6 && at >= 0 && at + size <= bytes.length ? bytes.readUIntBE(at, size) : -1
  const startOf = (index: number): number => (index >= 0 && index < count ? sized(table + index * offsetSize, offsetSize) : -1)

  /** How many there are, and where they begin: a count of 15 means that a number follows. */
  const measure = (at: number): { length: number; from: number } => {
    const low = sized(at, 1) & 15
    if (low !== 15) return { length: low, from: at + 1 }
    const width = 2 ** (sized(at + 1, 1) & 15)
    return { length: sized(at + 2, width), from: at + 2 + width }
  }

  const textAt = (at: number): string | undefined => {
    const kind = sized(at, 1) >> 4
    if (kind !== 5 && kind !== 6) return undefined
    const { length, from } = measure(at)
    const end = from + length * (kind === 6 ? 2 : 1)
    if (length < 0 || end > bytes.length) return undefined
    return kind === 5 ? bytes.toString('latin1', from, end) : Buffer.from(bytes.subarray(from, end)).swap16().toString('utf16le')
  }

  const dictionary = startOf(top)
  if (dictionary < 0 || sized(dictionary, 1) >> 4 !== 13) return undefined
  const { length, from } = measure(dictionary)
  if (length < 0 || from + 2 * length * refSize > bytes.length) return undefined
  const texts = new Map<string, string>()
  for (let index = 0; index < length; index++) {
    const key = textAt(startOf(sized(from + index * refSize, refSize)))
    const value = textAt(startOf(sized(from + (length + index) * refSize, refSize)))
    if (key !== undefined && value !== undefined) texts.set(key, value)
  }
  return texts
}
