import { createMp3Encoder } from 'wasm-media-encoders'
import { framesOf, samplesPerFrame, withTag } from '#domains/media/sound/mp3-tag.ts'

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>
let encoder: Promise<Encoder> | undefined

/** One wasm instance serves all calls; it is configured again for each, so that its output is always the same. */
const getEncoder = (): Promise<Encoder> => {
  encoder ??= createMp3Encoder()
  return encoder
}

const encode = async (channels: readonly Float32Array[], sampleRate: number): Promise<Uint8Array> => {
  const lame = await getEncoder()
  lame.configure({ channels: 2, sampleRate, vbrQuality: 4 })
  // The encoder returns a view of its own memory, which the next call overwrites.
  const body = lame.encode(channels).slice()
  const rest = lame.finalize()
  const mp3 = new Uint8Array(body.length + rest.length)
  mp3.set(body)
  mp3.set(rest, body.length)
  return mp3
}

/** A stereo MP3 of about 140 kbit/s. At that size variable bitrate is better than constant, and encodes a quarter faster. */
export const encodeMp3 = async (channels: readonly Float32Array[], sampleRate: number): Promise<Uint8Array> =>
  withTag(await encode(channels, sampleRate), channels[0]?.length ?? 0)

/**
 * The same sound several times in a row, encoded once: an MP3 is a sequence of frames, and one that begins and ends in silence can be
 * followed by itself. `period` is the number of samples from one start to the next.
 */
export const encodeRepeated = async (channels: readonly Float32Array[], sampleRate: number, times: number) => {
  const once = await encode(channels, sampleRate)
  const period = framesOf(once).length * samplesPerFrame
  const frames = new Uint8Array(once.length * times)
  for (let at = 0; at < times; at++) frames.set(once, at * once.length)
  const samples = period * (times - 1) + (channels[0]?.length ?? 0)
  return { mp3: withTag(frames, samples), period, samples }
}
