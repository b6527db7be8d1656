import { toneOf } from './sample-sounds.ts'

/** The checksums of FLAC and Ogg. */
const checksum = (bytes: Uint8Array, width: number, polynomial: number): number => {
  let remainder = 0
  const top = 2 ** (width - 1)
  for (const byte of bytes) {
    remainder = (remainder ^ (byte * 2 ** (width - 8))) >>> 0
    for (let bit = 0; bit < 8; bit++) {
      const carries = (remainder & top) !== 0
      remainder = (carries ? (remainder << 1) ^ polynomial : remainder << 1) >>> 0
      if (width < 32) remainder &= 2 ** width - 1
    }
  }
  return remainder >>> 0
}

const blockSize = 4_096

/** A frame of 16-bit stereo at 44.1 kHz. If `silent`, each side is one number: the smallest possible frame. */
const frameOf = (number: number, sides: readonly Float32Array[], length: number, silent: boolean): Buffer => {
  // The block length follows as 16 bits; 44.1 kHz, left and right, 16 bits.
  const counted = number < 128 ? [number] : [0xc0 | (number >> 6), 0x80 | (number & 63)]
  const head = [0xff, 0xf8, 0x79, 0x18, ...counted, (length - 1) >> 8, (length - 1) & 255]
  const opening = Buffer.from([...head, checksum(Buffer.from(head), 8, 0x07)])
  const subframes = sides.map((samples) => {
    if (silent) return Buffer.from([0, 0, 0])
    const body = Buffer.alloc(1 + length * 2)
    body[0] = 0b10
    for (let at = 0; at < length; at++) body.writeInt16BE(Math.round((samples[at] ?? 0) * 32_767), 1 + at * 2)
    return body
  })
  const frame = Buffer.concat([opening, ...subframes])
  const end = Buffer.alloc(2)
  end.writeUInt16BE(checksum(frame, 16, 0x8005))
  return Buffer.concat([frame, end])
}

const withHead = (frames: Buffer[], total: number, limit: number): Buffer => {
  const info = Buffer.alloc(34)
  info.writeUInt16BE(limit, 0)
  info.writeUInt16BE(limit, 2)
  // 44.1 kHz in 20 bits, channels minus one in 3, bits minus one in 5, then the length.
  info.writeUInt32BE(((44_100 << 12) | (1 << 9) | (15 << 4)) >>> 0, 10)
  info.writeUInt32BE(total, 14)
  return Buffer.concat([Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, 34]), info, ...frames])
}

/** An uncompressed FLAC. */
export const flacOf = ({ seconds = 1, promised = seconds }: { seconds?: number; promised?: number } = {}): Buffer => {
  const sides = toneOf({ seconds })
  const samples = sides[0]?.length ?? 0
  const frames = Array.from({ length: Math.ceil(samples / blockSize) }, (_, index) => {
    const part = sides.map((side) => side.subarray(index * blockSize, (index + 1) * blockSize))
    return frameOf(index, part, part[0]?.length ?? 0, false)
  })
  return withHead(frames, Math.round(promised * 44_100), blockSize)
}

/** Hours of silence in a few kilobytes, with a header that does not say so. */
export const flacBomb = (frameCount: number): Buffer => {
  const silence = new Float32Array()
  return withHead(
    Array.from({ length: frameCount }, (_, index) => frameOf(index, [silence, silence], 65_535, true)),
    0,
    65_535,
  )
}

const oggPage = (flags: number, granule: number, sequence: number, packets: readonly Uint8Array[]): Buffer => {
  const head = Buffer.alloc(27)
  head.write('OggS')
  head[5] = flags
  head.writeBigUInt64LE(BigInt(granule), 6)
  head.writeUInt32LE(7, 14)
  head.writeUInt32LE(sequence, 18)
  head[26] = packets.length
  const page = Buffer.concat([head, Buffer.from(packets.map((packet) => packet.length)), ...packets])
  page.writeUInt32LE(checksum(page, 32, 0x04c11db7), 22)
  return page
}

/** Silence in Opus: three bytes for 20 ms. */
export const opusOf = (seconds: number): Buffer => {
  const head = Buffer.from([...Buffer.from('OpusHead'), 1, 2, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])
  const comment = Buffer.from([...Buffer.from('OpusTags'), 4, 0, 0, 0, ...Buffer.from('test'), 0, 0, 0, 0])
  const pages = Array.from({ length: Math.round(seconds) }, (_, second) =>
    oggPage(second + 1 === Math.round(seconds) ? 4 : 0, (second + 1) * 48_000, second + 2, Array(50).fill(Buffer.from([0xfc, 0xff, 0xfe]))),
  )
  return Buffer.concat([oggPage(2, 0, 0, [head]), oggPage(0, 0, 1, [comment]), ...pages])
}
