import { drawPeaks } from './draw-peaks.ts'

/** So many samples share one place: ten minutes fit into two megabytes, and a column is never narrower. */
const step = 64

export type PeakTracer = { add(channels: readonly Float32Array[]): void; draw(columns?: number): number[] }

/** Draws the outline of a sound that is never there as a whole. */
export const tracePeaks = (): PeakTracer => {
  let tops = new Float32Array(1_024)
  let count = 0
  return {
    add: (channels) => {
      const length = channels[0]?.length ?? 0
      const peaks = Math.ceil((count + length) / step)
      if (peaks > tops.length) {
        const larger = new Float32Array(peaks * 2)
        larger.set(tops)
        tops = larger
      }
      for (let at = 0; at < length; at++, count++) {
        const index = Math.floor(count / step)
        for (const samples of channels) tops[index] = Math.max(tops[index] ?? 0, Math.abs(samples[at] ?? 0))
      }
    },
    draw: (columns) => drawPeaks([tops.subarray(0, Math.ceil(count / step))], columns),
  }
}
