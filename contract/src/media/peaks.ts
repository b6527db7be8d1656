const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Writes peaks between 0 and 1 as letters, and reads them back. */
export const writePeaks = (peaks: readonly number[]): string =>
  peaks.map((peak) => letters[Math.max(0, Math.min(63, Math.round(peak * 63)))]).join('')

export const readPeaks = (written: string): number[] => Array.from(written, (letter) => Math.max(0, letters.indexOf(letter)) / 63)
