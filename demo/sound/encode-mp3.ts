import { createMp3Encoder } from 'wasm-media-encoders'
import { framesOf, samplesPerFrame, withTag } from '#domains/media/sound/mp3-tag.ts'

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>
let encoder: Promise<Encoder> | undefined

/** One wasm instance serves all calls; it is configured anew for each, which makes its output the same bytes every time. */
const getEncoder = (): Promise<Encoder> => {
  encoder ??= createMp3Encoder()
  return encoder
}

const encode = async (channels: readonly Float32Array[], sampleRate: number): Promise<Uint8Array> => {
  const lame = await getEncoder()
  lame.configure({ channels: 2, sampleRate, vbrQuality: 4 })
  // The encoder lends out its own memory: what it returns is gone after the next call.
  const body = lame.encode(channels).slice()
  const rest = lame.finalize()
  const mp3 = new Uint8Array(body.length + rest.length)
  mp3.set(body)
  mp3.set(rest, body.length)
  return mp3
}

/** A stereo mp3 of about 140 kbit/s. Variable bitrate is better at that size, and a quarter faster than constant. */
export const encodeMp3 = async (channels: readonly Float32Array[], sampleRate: number): Promise<Uint8Array> =>
  withTag(await encode(channels, sampleRate), channels[0]?.length ?? 0)

/**
 * The same sound several times in a row, encoded once: an mp3 is a row of frames, and one that begins and ends in silence
 * may be followed by itself. `period` is how many samples after each other they start.
 */
export const encodeRepeated = async (channels: readonly Float32Array[], sampleRate: number, times: number) => {
  const once = await encode(channels, sampleRate)
  const period = framesOf(once).length * samplesPerFrame
  const frames = new Uint8Array(once.length * times)
  for (let at = 0; at < times; at++) frames.set(once, at * once.length)
  const samples = period * (times - 1) + (channels[0]?.length ?? 0)
  return { mp3: withTag(frames, samples), period, samples }
}
