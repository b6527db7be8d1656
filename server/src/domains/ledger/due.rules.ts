import type { entryKinds } from './accounts.ts'

/** For so long a buyer's money may still have to go back before it is paid out. */
export const daysHeld = 14

const after = (days: number, day: Date): Date => new Date(day.getTime() + days * 24 * 60 * 60 * 1000)

/**
 * From when on a line of a creator's account is paid out: a sale after the days it is held, and what takes from it or gives it back
 * not before the sale itself, so that a refund of something that was never paid out takes nothing from other sales. A payout's own
 * lines are never paid out.
 */
export const dueOf = (kind: (typeof entryKinds)[number], { soldAt, now }: { soldAt: Date; now: Date }): Date | null => {
  if (kind === 'Payout') return null
  const due = after(daysHeld, soldAt)
  return due > now ? due : now
}
