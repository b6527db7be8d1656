import type { entryKinds } from './accounts.ts'

/** How long a buyer can get a refund before the sale is paid out. */
export const daysHeld = 14

const after = (days: number, day: Date): Date => new Date(day.getTime() + days * 24 * 60 * 60 * 1000)

/**
 * When a line of a creator's account is paid out: a sale after the days it is held; its refund, or a refund taken back,
 * not before the sale itself, so that refunding what was never paid out reduces no other sales. A payout's own
 * lines are never paid out.
 */
export const dueOf = (kind: (typeof entryKinds)[number], { soldAt, now }: { soldAt: Date; now: Date }): Date | null => {
  if (kind === 'Payout') return null
  const due = after(daysHeld, soldAt)
  return due > now ? due : now
}
