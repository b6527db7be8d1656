/**
 * The first frame of an mp3 with a variable bitrate: silence to a decoder, but it tells how many frames and samples follow.
 * Without it browsers guess the length from the first bitrate they meet, seek to the wrong place, and keep the encoder's silence
 * of 25 ms at the start. The encoder we use writes none.
 */
export const samplesPerFrame = 1152
/** What LAME puts before the first sample. */
const encoderDelay = 576
const kilobits = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const rates = [44100, 48000, 32000]
const tagLength = 192

const frameLength = (mp3: Uint8Array, at: number): number => {
  const [, , third = 0] = mp3.subarray(at, at + 3)
  const bits = (kilobits[third >> 4] ?? 0) * 1000
  const rate = rates[(third >> 2) & 3] ?? 44100
  return Math.floor((144 * bits) / rate) + ((third >> 1) & 1)
}

/** Where each frame starts. */
export const framesOf = (mp3: Uint8Array): number[] => {
  const starts: number[] = []
  for (let at = 0; at + 4 <= mp3.length; at += frameLength(mp3, at)) {
    if (mp3[at] !== 0xff || frameLength(mp3, at) === 0) throw new Error(`No mp3 frame at byte ${at}`)
    starts.push(at)
  }
  return starts
}

/** CRC-16 as LAME uses it, a byte at a time. */
const remainders = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  return crc
})

const checksum = (bytes: Uint8Array): number => {
  let crc = 0
  for (let at = 0; at < bytes.length; at++) crc = (crc >> 8) ^ (remainders[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0)
  return crc
}

/** Puts the tag in front of a stereo mp3 made from `samples` samples a channel. */
export const withTag = (mp3: Uint8Array, samples: number): Uint8Array => {
  const starts = framesOf(mp3)
  const header = Uint8Array.of(0xff, mp3[1] ?? 0xfb, (9 << 4) | ((mp3[2] ?? 0) & 0x0c), mp3[3] ?? 0)
  const length = frameLength(header, 0)
  const whole = new Uint8Array(length + mp3.length)
  const view = new DataView(whole.buffer)
  const text = new TextEncoder()
  whole.set(header)
  // After the header come 32 bytes of side information, all zero: nothing to decode.
  whole.set(text.encode('Xing'), 36)
  view.setUint32(40, 0b1111)
  view.setUint32(44, starts.length)
  view.setUint32(48, whole.length)
  for (let percent = 0; percent < 100; percent++) {
    const start = length + (starts[Math.floor((percent * starts.length) / 100)] ?? 0)
    whole[52 + percent] = Math.min(255, Math.floor((256 * start) / whole.length))
  }
  view.setUint32(152, 60)
  whole.set(text.encode('LAME3.100'), 156)
  whole[165] = 4
  const padding = starts.length * samplesPerFrame - encoderDelay - samples
  view.setUint16(177, (encoderDelay << 4) | (padding >> 8))
  whole[179] = padding & 0xff
  view.setUint32(184, whole.length)
  view.setUint16(188, checksum(mp3))
  view.setUint16(190, checksum(whole.subarray(0, tagLength - 2)))
  whole.set(mp3, length)
  return whole
}
