export const cycleLengths = ['Daily', 'Weekly', 'Monthly', 'Quarterly', 'Yearly'] as const
export type CycleLength = (typeof cycleLengths)[number]

const day = 24 * 60 * 60 * 1000
const graceDays = 3

/** The same day so many months later, or that month's last: a period that begins on the 31st ends on the 30th where there is no other. */
const monthsLater = (from: Date, months: number): Date => {
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return end
}

const periodEnd = (from: Date, cycle: CycleLength): Date => {
  switch (cycle) {
    case 'Daily':
      return new Date(from.getTime() + day)
    case 'Weekly':
      return new Date(from.getTime() + 7 * day)
    case 'Monthly':
      return monthsLater(from, 1)
    case 'Quarterly':
      return monthsLater(from, 3)
    case 'Yearly':
      return monthsLater(from, 12)
  }
}

/** A license of a subscription lasts for the paid period and three days more. */
export const paidUntil = (from: Date, cycle: CycleLength): Date => new Date(periodEnd(from, cycle).getTime() + graceDays * day)
