/** A piece of decoded sound. */
export type Pcm = { channels: Float32Array[]; sampleRate: number }

/** How samples are written in a file that does not compress them. */
export type SampleForm = { bits: 8 | 16 | 24 | 32 | 64; isFloat: boolean; isLittle: boolean; isUnsigned: boolean }

type Read = (view: DataView, at: number) => number

/** A float can say anything, also "not a number"; a sample is between -1 and 1. */
const bounded = (value: number): number => (value > 1 ? 1 : value < -1 ? -1 : Number.isNaN(value) ? 0 : value)

const readerOf = ({ bits, isFloat, isLittle, isUnsigned }: SampleForm): Read => {
  if (isFloat)
    return bits === 64 ? (view, at) => bounded(view.getFloat64(at, isLittle)) : (view, at) => bounded(view.getFloat32(at, isLittle))
  switch (bits) {
    case 8:
      return isUnsigned ? (view, at) => (view.getUint8(at) - 128) / 128 : (view, at) => view.getInt8(at) / 128
    case 16:
      return (view, at) => view.getInt16(at, isLittle) / 32_768
    case 24:
      return isLittle
        ? (view, at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608
        : (view, at) => ((view.getInt8(at) << 16) | view.getUint16(at + 1)) / 8_388_608
    default:
      return (view, at) => view.getInt32(at, isLittle) / 2_147_483_648
  }
}

/** Takes interleaved samples apart into channels. */
export const readSamples = (bytes: Uint8Array, form: SampleForm, channelCount: number): Float32Array[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const read = readerOf(form)
  const width = form.bits / 8
  const frames = Math.floor(bytes.length / width / channelCount)
  return Array.from({ length: channelCount }, (_, channel) => {
    const samples = new Float32Array(frames)
    for (let frame = 0, at = channel * width; frame < frames; frame++, at += width * channelCount) samples[frame] = read(view, at)
    return samples
  })
}
