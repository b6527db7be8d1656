import { createHash } from 'node:crypto'

/** What tests check about a sound, in one pass: expect() on a million samples takes seconds. */
export const survey = (channels: readonly Float32Array[]) => {
  let [peak, sum, energy, broken] = [0, 0, 0, 0]
  for (const channel of channels) {
    for (const sample of channel) {
      if (!Number.isFinite(sample)) broken++
      peak = Math.max(peak, Math.abs(sample))
      sum += sample
      energy += sample * sample
    }
  }
  const count = channels.reduce((length, channel) => length + channel.length, 0)
  return { peak, broken, rms: Math.sqrt(energy / count), offset: Math.abs(sum / count) }
}

export const digest = (channels: readonly Float32Array[] | null): string =>
  (channels ?? []).reduce((hash, channel) => hash.update(channel), createHash('sha256')).digest('hex')
