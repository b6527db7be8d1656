import type { CycleLength } from '#contract/catalog/catalog.ts'

const day = 24 * 60 * 60 * 1000
const graceDays = 3

/** The same day that many months later, or that month's last: a period that begins on the 31st ends on the 30th where there is no other. */
const monthsLater = (from: Date, months: number): Date => {
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return end
}

/** The end of that many periods from an instant on. */
export const periodEnd = (from: Date, cycle: CycleLength, count = 1): Date => {
  switch (cycle) {
    case 'Daily':
      return new Date(from.getTime() + count * day)
    case 'Weekly':
      return new Date(from.getTime() + count * 7 * day)
    case 'Monthly':
      return monthsLater(from, count)
    case 'Quarterly':
      return monthsLater(from, 3 * count)
    case 'Yearly':
      return monthsLater(from, 12 * count)
  }
}

/** Three days beyond what is paid: a card that fails on a Friday does not stop a session. */
export const withGrace = (end: Date): Date => new Date(end.getTime() + graceDays * day)

/** A license of a subscription lasts for the paid period and three days more. */
export const paidUntil = (from: Date, cycle: CycleLength): Date => withGrace(periodEnd(from, cycle))
