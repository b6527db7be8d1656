/**
 * How often a license may begin to download its product in a day. A studio with several machines, a few versions and a bad line stays
 * far below it; a link or a license that was passed on does not.
 */
export const downloadsPerDay = 20

const dayLength = 24 * 60 * 60 * 1000

/** The day that a download counts for, which begins at midnight in UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

export const secondsToNextDay = (now: Date): number => Math.ceil((dayLength - (now.getTime() % dayLength)) / 1000)

/** A download begun before this is not continued. */
export const resumableSince = (now: Date): Date => new Date(now.getTime() - dayLength)

/** The progress of an unfinished download: what was sent, and what requests still being answered may send. */
export type Progress = { total: number; sent: number; underWay: number }

/** What a request asks for: from which byte, and how many. */
export type Part = { start: number; length: number }

/**
 * Whether a request continues a download in progress, or begins another. Programs fetch several parts at once, and after a lost
 * connection they request the rest before the shop notices the loss, so some bytes go out more than once. A request from the
 * beginning when most of it has gone out already begins a new one; and nobody gets three times the file for one download.
 */
export const goesOn = ({ total, sent, underWay }: Progress, { start, length }: Part): boolean =>
  sent + underWay + length <= total * (start === 0 ? 1.5 : 3)
