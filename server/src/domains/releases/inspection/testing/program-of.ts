/** Beginnings of programs, as much of them as a signature needs. */

/** A Windows program of 64 bits, with or without a table of certificates. */
export const peOf = ({ isSigned = false, text = '' } = {}): Buffer => {
  const bytes = Buffer.alloc(2_048)
  bytes.write('MZ')
  bytes.writeUInt32LE(128, 60)
  bytes.write('PE\0\0', 128, 'latin1')
  bytes.writeUInt16LE(0x20b, 152)
  bytes.writeUInt32LE(16, 152 + 108)
  if (isSigned) {
    bytes.writeUInt32LE(1_024, 152 + 112 + 32)
    bytes.writeUInt32LE(512, 152 + 112 + 36)
  }
  bytes.write(text, 600)
  return bytes
}

const sliceOf = (isSigned: boolean): Buffer => {
  const bytes = Buffer.alloc(256)
  bytes.writeUInt32LE(0xfeedfacf, 0)
  bytes.writeUInt32LE(isSigned ? 2 : 1, 16)
  bytes.writeUInt32LE(0x19, 32)
  bytes.writeUInt32LE(72, 36)
  bytes.writeUInt32LE(isSigned ? 0x1d : 0, 104)
  bytes.writeUInt32LE(16, 108)
  return bytes
}

/** A Mac program for one processor, or for several in one file. */
export const machoOf = (...signatures: readonly boolean[]): Buffer => {
  if (signatures.length === 1) return sliceOf(signatures[0] === true)
  const head = Buffer.alloc(4_096)
  head.writeUInt32BE(0xcafebabe, 0)
  head.writeUInt32BE(signatures.length, 4)
  const slices = signatures.map((isSigned, index) => {
    head.writeUInt32BE(4_096 * (index + 1), 8 + index * 20 + 8)
    head.writeUInt32BE(256, 8 + index * 20 + 12)
    return Buffer.concat([sliceOf(isSigned), Buffer.alloc(4_096 - 256)])
  })
  return Buffer.concat([head, ...slices])
}

/** An Info.plist as Xcode writes it. */
export const plistOf = (version: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>\n<key>CFBundleVersion</key>\n<string>77</string>\n<key>CFBundleShortVersionString</key>\n  <string>${version}</string></dict></plist>`

/** The same in Apple's binary form. */
export const binaryPlistOf = (texts: Record<string, string>): Buffer => {
  const pairs = Object.entries(texts)
  const text = (value: string): Buffer => {
    const isPlain = /^[ -~]*$/.test(value)
    const bytes = isPlain ? Buffer.from(value, 'latin1') : Buffer.from(value, 'utf16le').swap16()
    const head = value.length < 15 ? [(isPlain ? 0x50 : 0x60) | value.length] : [isPlain ? 0x5f : 0x6f, 0x10, value.length]
    return Buffer.concat([Buffer.from(head), bytes])
  }
  const dictionary = Buffer.from([
    0xd0 | pairs.length,
    ...pairs.map((_, index) => 1 + index),
    ...pairs.map((_, index) => 1 + pairs.length + index),
  ])
  const objects = [dictionary, ...pairs.map(([key]) => text(key)), ...pairs.map(([, value]) => text(value))]
  let at = 8
  const offsets = objects.map((object) => {
    at += object.length
    return at - object.length
  })
  const trailer = Buffer.alloc(32)
  trailer.writeUInt8(2, 6)
  trailer.writeUInt8(1, 7)
  trailer.writeBigUInt64BE(BigInt(objects.length), 8)
  trailer.writeBigUInt64BE(BigInt(at), 24)
  const table = Buffer.concat(offsets.map((offset) => Buffer.from([offset >> 8, offset & 255])))
  return Buffer.concat([Buffer.from('bplist00'), ...objects, table, trailer])
}
