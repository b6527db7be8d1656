import { writePeaks } from '#contract/media/peaks.ts'
import { drawPeaks } from '#domains/media/sound/draw-peaks.ts'
import { measureLoudness } from '#domains/media/sound/measure-loudness.ts'
import { encodeRepeated } from './encode-mp3.ts'
import { renderSketch } from './render.ts'
import { sampleRate } from './signal/tone.ts'
import type { Sketch } from './sketch.ts'

/** One side of a sample as the shop stores it. `peaks` are letters, as in the contract. */
export type EncodedSound = { mp3: Uint8Array; peaks: string; seconds: number; loudness: number }
export type EncodedSketch = { wet: EncodedSound; dry: EncodedSound | null }

/** A preview lasts at least twenty seconds: its phrase is played three times, a short one four times. */
const timesFor = (seconds: number): number => (seconds < 8 ? 4 : 3)

const repeat = (channel: Float32Array, period: number, samples: number): Float32Array => {
  const repeated = new Float32Array(samples)
  for (let at = 0; at < samples; at += period) repeated.set(channel.subarray(0, samples - at), at)
  return repeated
}

const encodeSide = async (channels: Float32Array[]): Promise<EncodedSound> => {
  const times = timesFor((channels[0]?.length ?? 0) / sampleRate)
  const { mp3, period, samples } = await encodeRepeated(channels, sampleRate, times)
  return {
    mp3,
    peaks: writePeaks(drawPeaks(channels.map((channel) => repeat(channel, period, samples)))),
    seconds: samples / sampleRate,
    loudness: Math.round(measureLoudness(channels, sampleRate) * 10) / 10,
  }
}

export const encodeSketch = async (sketch: Sketch): Promise<EncodedSketch> => {
  const { wet, dry } = renderSketch(sketch)
  return { wet: await encodeSide(wet), dry: dry && (await encodeSide(dry)) }
}
