import { writePeaks } from '#contract/media/peaks.ts'
import { drawPeaks } from '#domains/media/sound/draw-peaks.ts'
import { measureLoudness } from '#domains/media/sound/measure-loudness.ts'
import { encodeMp3 } from './encode-mp3.ts'
import { renderSketch } from './render.ts'
import { sampleRate } from './signal/tone.ts'
import type { Sketch } from './sketch.ts'

/** One side of a sample as the shop stores it. `peaks` are letters, as in the contract. */
export type EncodedSound = { mp3: Uint8Array; peaks: string; seconds: number; loudness: number }
export type EncodedSketch = { wet: EncodedSound; dry: EncodedSound | null }

const encodeSide = async (channels: Float32Array[]): Promise<EncodedSound> => ({
  mp3: await encodeMp3(channels, sampleRate),
  peaks: writePeaks(drawPeaks(channels)),
  seconds: (channels[0]?.length ?? 0) / sampleRate,
  loudness: Math.round(measureLoudness(channels, sampleRate) * 10) / 10,
})

export const encodeSketch = async (sketch: Sketch): Promise<EncodedSketch> => {
  const { wet, dry } = renderSketch(sketch)
  return { wet: await encodeSide(wet), dry: dry && (await encodeSide(dry)) }
}
