import type { InspectionLimits } from '../limits.ts'
import { refuse } from '../refused.ts'
import { countText, sizeText } from '../report-text.ts'

/** Counts what comes out of a file at all levels together, so that a bomb in a bomb counts like one. */
export type Budget = {
  takeEntry(): void
  /** As soon as an archive says how many there will be, else while they come. */
  takeBytes(bytes: number): void
}

export const openBudget = (fileSize: number, limits: InspectionLimits): Budget => {
  let [entries, bytes] = [0, 0]
  const allowed = Math.min(limits.unpackedBytes, Math.max(limits.ratioFrom, fileSize * limits.ratio))

  const add = (more: number): void => {
    bytes += more
    if (bytes <= allowed) return
    if (bytes > limits.unpackedBytes) {
      refuse('unpacked-size', `Unpacked, this file holds more than ${sizeText(limits.unpackedBytes)}. Nobody could unpack it safely.`)
    }
    refuse(
      'bomb',
      `This file of ${sizeText(fileSize)} unpacks to more than ${limits.ratio} times its size. It is refused as an archive bomb.`,
      'Leave out files that are filled with zeros, and pack again.',
    )
  }

  return {
    takeEntry: () => {
      entries += 1
      if (entries > limits.entries) refuse('entries', `There are more than ${countText(limits.entries)} files inside. Use fewer files.`)
    },
    takeBytes: add,
  }
}
