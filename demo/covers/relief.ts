import { readPeaks } from '#contract/media/peaks.ts'

/** Peaks as letters, as in the contract, or as numbers. */
export type Peaks = string | readonly number[]

/**
 * The outline of a sound in some columns, with its contrast stretched: a pad between 0.6 and 0.8 should still have a visible shape, the
 * loudest moment should fill the height, and a single click should not flatten the rest.
 */
export const reliefOf = (peaks: Peaks, columns: number): number[] => {
  const heights = typeof peaks === 'string' ? readPeaks(peaks) : peaks
  const drawn = Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * heights.length) / columns)
    const until = Math.max(from + 1, Math.floor(((column + 1) * heights.length) / columns))
    const within = heights.slice(from, until)
    // A few wide columns would all contain a beat and have the same height, so they use the mean.
    return columns < 32 ? within.reduce((sum, height) => sum + height, 0) / within.length || 0 : Math.max(0, ...within)
  })
  const ordered = drawn.toSorted((one, other) => one - other)
  const floor = (columns < 32 ? 0.92 : 0.75) * (ordered[Math.floor(columns * 0.08)] ?? 0)
  const top = Math.max(floor + 0.01, ordered.at(-1) ?? 1)
  return drawn.map((height) => 0.06 + 0.94 * Math.max(0, (height - floor) / (top - floor)) ** 0.75)
}

/** The loudest column in each of some equal parts: candidates for the accent. */
export const loudestColumns = (relief: readonly number[], parts: number): number[] =>
  Array.from({ length: parts }, (_, part) => {
    const from = Math.floor((part * relief.length) / parts)
    const within = relief.slice(from, Math.floor(((part + 1) * relief.length) / parts))
    return from + within.indexOf(Math.max(...within))
  })
