/** What the four bytes before each piece of an MP3 say. */
export type Mp3Frame = { version: 1 | 2; sampleRate: number; samples: number; length: number; isMono: boolean }

const kilobits = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
const rates = [44_100, 48_000, 32_000]

/** Undefined where no frame of layer III can start. */
export const readMp3Frame = (bytes: Uint8Array, at = 0): Mp3Frame | undefined => {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4)
  if (bytes.length < at + 4 || first !== 0xff || (second & 0xe0) !== 0xe0 || ((second >> 1) & 3) !== 1) return undefined
  // 3 is MPEG 1, 2 is MPEG 2 at half the rate, 0 is MPEG 2.5 at a quarter; 1 is nothing.
  const written = (second >> 3) & 3
  const version = written === 3 ? 1 : 2
  const rate = rates[(third >> 2) & 3]
  const bits = kilobits[version][third >> 4]
  if (written === 1 || rate === undefined || !bits) return undefined
  const sampleRate = rate / (written === 3 ? 1 : written === 2 ? 2 : 4)
  const length = Math.floor(((version === 1 ? 144_000 : 72_000) * bits) / sampleRate) + ((third >> 1) & 1)
  return { version, sampleRate, samples: version === 1 ? 1152 : 576, length, isMono: fourth >> 6 === 3 }
}

/** How many frames the first one promises, where it is a table of contents instead of sound. */
export const promisedFrames = (bytes: Uint8Array, { version, isMono }: Mp3Frame): number | undefined => {
  const at = 4 + (version === 1 ? (isMono ? 17 : 32) : isMono ? 9 : 17)
  const word = String.fromCharCode(...bytes.subarray(at, at + 4))
  if ((word !== 'Xing' && word !== 'Info') || bytes.length < at + 12) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset + at)
  return view.getUint32(4) & 1 ? view.getUint32(8) : undefined
}
