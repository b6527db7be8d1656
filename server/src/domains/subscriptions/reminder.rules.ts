import { type CycleLength, cycleLengths } from '#contract/catalog/catalog.ts'

const day = 24 * 60 * 60 * 1000

/** So long before a payment its customer hears of it. */
export const remindedBefore = 14 * day

/** Who pays every month knows it; what comes once a year is forgotten. */
const isReminded: Record<CycleLength, boolean> = { Daily: false, Weekly: false, Monthly: false, Quarterly: false, Yearly: true }
export const remindedCycles = cycleLengths.filter((cycle) => isReminded[cycle])

type Known = {
  status: string
  cycle: CycleLength
  next_try_at: Date | null
  failed_tries: number
  paid_periods: number
  reminded_period: number | null
}

/** Whether a payment that is to come has to be told of now. One that failed has mails of its own. */
export const shallRemind = (known: Known, now: Date): boolean => {
  const { status, cycle, next_try_at: due, failed_tries: failed, paid_periods: paid, reminded_period: reminded } = known
  if (status !== 'Active' || !isReminded[cycle] || failed > 0 || due === null) return false
  const left = due.getTime() - now.getTime()
  return left > 0 && left <= remindedBefore && reminded !== paid + 1
}
