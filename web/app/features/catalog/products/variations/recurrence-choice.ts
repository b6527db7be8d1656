import { cycleLength, type Recurrence } from '#contract/catalog/catalog.ts'
import type { PricePeriod } from '#web/ui/price.tsx'

export const recurrenceChoices = [
  { value: 'OneOff', label: 'Paid once' },
  { value: 'Daily', label: 'Every day' },
  { value: 'Weekly', label: 'Every week' },
  { value: 'Monthly', label: 'Every month' },
  { value: 'Quarterly', label: 'Every quarter' },
  { value: 'Yearly', label: 'Every year' },
] as const

const periods = { Daily: 'day', Weekly: 'week', Monthly: 'month', Quarterly: 'quarter', Yearly: 'year' } as const

export const toRecurrence = (choice: string): Recurrence => {
  const cycle = cycleLength.safeParse(choice)
  return cycle.success ? { type: 'Recurring', cycleLength: cycle.data } : { type: 'OneOff' }
}

export const fromRecurrence = (recurrence: Recurrence): string => (recurrence.type === 'OneOff' ? 'OneOff' : recurrence.cycleLength)

export const periodOf = (recurrence: Recurrence): PricePeriod | undefined =>
  recurrence.type === 'OneOff' ? undefined : periods[recurrence.cycleLength]
