import { writePeaks } from '#contract/media/peaks.ts'
import type { Sound } from '#contract/media/sounds.ts'
import { cutSound } from './cut-sound.ts'
import { decodeSound } from './decode/decode-sound.ts'
import type { Pcm } from './decode/pcm.ts'
import { noSound } from './decode/sound.rules.ts'
import { unreadable } from './decode/unreadable.ts'
import { encodePreview } from './encode-preview.ts'
import { meterLoudness } from './measure-loudness.ts'
import { publishedRate, type Resampler, resample } from './resample.ts'
import { tracePeaks } from './trace-peaks.ts'

export type EncodedSound = { mp3: Uint8Array; sound: Sound }

const openEncoder = async ({ channels, sampleRate }: Pcm) => {
  const rate = publishedRate(sampleRate)
  const resamplers = channels.map(() => resample(sampleRate, rate))
  const meter = meterLoudness(2, rate)
  const peaks = tracePeaks()
  const encoder = await encodePreview(rate)
  let samples = 0

  const take = (side: (resampler: Resampler, channel: number) => Float32Array): void => {
    const sides = resamplers.map(side)
    const left = sides[0] ?? new Float32Array()
    // One channel is heard from both sides, and is measured as it is heard.
    const stereo = [left, sides[1] ?? left]
    samples += left.length
    if (left.length === 0) return
    meter.add(stereo)
    peaks.add(stereo)
    encoder.add(stereo)
  }

  return {
    add: (piece: Pcm) => take((resampler, channel) => resampler.add(piece.channels[channel] ?? new Float32Array())),
    end: (): EncodedSound => {
      take((resampler) => resampler.end())
      return {
        mp3: encoder.end(),
        sound: { peaks: writePeaks(peaks.draw()), seconds: samples / rate, loudness: Math.round(meter.read() * 10) / 10 },
      }
    },
  }
}

/** Makes of a file what the shop plays: decoded, measured, drawn and encoded in one go, of which never more than a piece is held. */
export const encodeSound = async (chunks: AsyncIterable<Uint8Array>, size: number, cutAt?: number): Promise<EncodedSound> => {
  const pieces = decodeSound(chunks, size)
  let encoder: Awaited<ReturnType<typeof openEncoder>> | undefined
  for await (const piece of cutAt === undefined ? pieces : cutSound(pieces, cutAt)) {
    encoder ??= await openEncoder(piece)
    encoder.add(piece)
  }
  return encoder?.end() ?? unreadable(noSound)
}
