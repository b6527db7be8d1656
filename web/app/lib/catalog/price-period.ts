import type { CycleLength, Recurrence } from '#contract/catalog/catalog.ts'

/** What stands behind a price that is paid again and again: "9 a month". */
export const pricePeriods = {
  Daily: 'day',
  Weekly: 'week',
  Monthly: 'month',
  Quarterly: 'quarter',
  Yearly: 'year',
} as const satisfies Record<CycleLength, string>

type PricePeriod = (typeof pricePeriods)[CycleLength]

export const periodOf = (recurrence: Recurrence): PricePeriod | undefined =>
  recurrence.type === 'Recurring' ? pricePeriods[recurrence.cycleLength] : undefined
