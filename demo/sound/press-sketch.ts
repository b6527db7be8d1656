import { writePeaks } from '#contract/media/peaks.ts'
import { drawPeaks } from '#domains/media/sound/draw-peaks.ts'
import { measureLoudness } from '#domains/media/sound/measure-loudness.ts'
import { encodeMp3 } from './encode-mp3.ts'
import { renderSketch } from './render.ts'
import { sampleRate } from './signal/tone.ts'
import type { Sketch } from './sketch.ts'

/** One side of a sample as the shop stores it. `peaks` are letters, as in the contract. */
export type PressedSound = { mp3: Uint8Array; peaks: string; seconds: number; loudness: number }
export type PressedSketch = { wet: PressedSound; dry: PressedSound | null }

const pressSide = async (channels: Float32Array[]): Promise<PressedSound> => ({
  mp3: await encodeMp3(channels, sampleRate),
  peaks: writePeaks(drawPeaks(channels)),
  seconds: (channels[0]?.length ?? 0) / sampleRate,
  loudness: Math.round(measureLoudness(channels, sampleRate) * 10) / 10,
})

export const pressSketch = async (sketch: Sketch): Promise<PressedSketch> => {
  const { wet, dry } = renderSketch(sketch)
  return { wet: await pressSide(wet), dry: dry && (await pressSide(dry)) }
}
