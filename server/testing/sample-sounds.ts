import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders'

/** Sounds for tests, made on demand. */

type Tone = { seconds?: number; sampleRate?: number; channels?: number; hz?: number; level?: number }

export const toneOf = ({ seconds = 1, sampleRate = 44_100, channels = 2, hz = 440, level = 0.5 }: Tone = {}): Float32Array[] =>
  Array.from({ length: channels }, () =>
    Float32Array.from(
      { length: Math.round(seconds * sampleRate) },
      (_, index) => level * Math.sin((2 * Math.PI * hz * index) / sampleRate),
    ),
  )

type WavChange = { bits?: 8 | 16 | 24 | 32 | 64; isFloat?: boolean; dataLength?: number; isExtensible?: boolean }

/** A number in this many bytes, little-endian. */
const little = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** index) & 255)

const writeSample = (view: DataView, at: number, sample: number, bits: number, isFloat: boolean, isLittle: boolean): void => {
  const whole = Math.round(sample * (2 ** (bits - 1) - 1))
  // Little-endian means WAV, whose 8-bit samples are unsigned.
  const bytes = little(bits === 8 && isLittle ? whole + 128 : whole, bits / 8)
  if (isFloat && bits === 64) view.setFloat64(at, sample, isLittle)
  else if (isFloat) view.setFloat32(at, sample, isLittle)
  else for (const [index, byte] of (isLittle ? bytes : bytes.reverse()).entries()) view.setUint8(at + index, byte)
}

const interleave = (channels: readonly Float32Array[], bits: number, isFloat: boolean, isLittle: boolean): Buffer => {
  const frames = channels[0]?.length ?? 0
  const body = Buffer.alloc((frames * channels.length * bits) / 8)
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  for (let frame = 0; frame < frames; frame++) {
    for (const [index, samples] of channels.entries()) {
      writeSample(view, ((frame * channels.length + index) * bits) / 8, samples[frame] ?? 0, bits, isFloat, isLittle)
    }
  }
  return body
}

/** The header of a WAV that announces this much sound, whether it follows or not. */
export const wavHead = (
  dataLength: number,
  { sampleRate = 44_100, channels = 2, bits = 16, kind = 1, isExtensible = false } = {},
): Buffer => {
  const width = (channels * bits) / 8
  const form = [
    ...little(isExtensible ? 0xfffe : kind, 2),
    ...little(channels, 2),
    ...little(sampleRate, 4),
    ...little(width * sampleRate, 4),
  ]
  const more = isExtensible ? [...little(22, 2), ...little(bits, 2), ...little(3, 4), ...little(kind, 2), ...Array(14).fill(0)] : []
  const fields = [...form, ...little(width, 2), ...little(bits, 2), ...more]
  return Buffer.concat([
    Buffer.from('RIFF'),
    Buffer.from(little(Math.min(0xffffffff, 20 + fields.length + dataLength), 4)),
    Buffer.from('WAVEfmt '),
    Buffer.from(little(fields.length, 4)),
    Buffer.from(fields),
    Buffer.from('data'),
    Buffer.from(little(dataLength, 4)),
  ])
}

export const wavOf = (tone: Tone = {}, { bits = 16, isFloat = false, dataLength, isExtensible = false }: WavChange = {}): Buffer => {
  const channels = toneOf(tone)
  const body = interleave(channels, bits, isFloat, true)
  const head = { sampleRate: tone.sampleRate ?? 44_100, channels: channels.length, bits, kind: isFloat ? 3 : 1, isExtensible }
  return Buffer.concat([wavHead(dataLength ?? body.length, head), body])
}

export const aiffOf = (
  tone: Tone = {},
  { bits = 16, compression }: { bits?: 8 | 16 | 24 | 32; compression?: 'sowt' | 'fl32' } = {},
): Buffer => {
  const channels = toneOf(tone)
  const body = interleave(channels, bits, compression === 'fl32', compression === 'sowt')
  const rate = tone.sampleRate ?? 44_100
  const common = Buffer.alloc(18)
  common.writeUInt16BE(channels.length, 0)
  common.writeUInt32BE(channels[0]?.length ?? 0, 2)
  common.writeUInt16BE(bits, 6)
  const exponent = Math.floor(Math.log2(rate))
  common.writeUInt16BE(16_383 + exponent, 8)
  common.writeUInt32BE(rate * 2 ** (31 - exponent), 10)
  const chunk = (name: string, content: Buffer): Buffer => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    return Buffer.concat([Buffer.from(name), length, content])
  }
  const fields = compression ? Buffer.concat([common, Buffer.from(`${compression}\0\0`)]) : common
  const content = [Buffer.from(compression ? 'AIFC' : 'AIFF'), chunk('COMM', fields), chunk('SSND', Buffer.concat([Buffer.alloc(8), body]))]
  return chunk('FORM', Buffer.concat(content))
}

type EncoderOf = typeof createMp3Encoder | typeof createOggEncoder

const encode = async (make: EncoderOf, tone: Tone): Promise<Buffer> => {
  const samples = toneOf(tone)
  const encoder = await make()
  const form = { channels: samples.length as 2, sampleRate: (tone.sampleRate ?? 44_100) as 44_100 }
  encoder.configure(form)
  const body = Buffer.from(encoder.encode(samples).slice())
  return Buffer.concat([body, encoder.finalize()])
}

export const mp3Of = (tone: Tone = {}): Promise<Buffer> => encode(createMp3Encoder, tone)
export const vorbisOf = (tone: Tone = {}): Promise<Buffer> => encode(createOggEncoder, tone)
