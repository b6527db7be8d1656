/** At least so many full samples in a row are a wave that was cut off at the top, and not one that touches it. */
const clippedRun = 3
const full = 32_766 / 32_768
/** 80 dB below full: nobody hears that. */
const audible = 0.0001

export type LevelWatcher = { add(channels: readonly Float32Array[]): void; isClipped(): boolean; isSilent(): boolean }

export const watchLevels = (): LevelWatcher => {
  const runs: number[] = []
  let [isClipped, isSilent] = [false, true]
  return {
    isClipped: () => isClipped,
    isSilent: () => isSilent,
    add: (channels) => {
      for (const [channel, samples] of channels.entries()) {
        let run = runs[channel] ?? 0
        let top = 0
        for (let index = 0; index < samples.length; index++) {
          const level = Math.abs(samples[index] ?? 0)
          if (level > top) top = level
          run = level >= full ? run + 1 : 0
          if (run >= clippedRun) isClipped = true
        }
        runs[channel] = run
        if (top > audible) isSilent = false
      }
    },
  }
}
