import { type CycleLength, cycleLength, cycleLengths, type Recurrence } from '#contract/catalog/catalog.ts'

const cycleLabel: Record<CycleLength, string> = {
  Daily: 'Every day',
  Weekly: 'Every week',
  Monthly: 'Every month',
  Quarterly: 'Every quarter',
  Yearly: 'Every year',
}

export const recurrenceChoices = [
  { value: 'OneOff', label: 'Paid once' },
  ...cycleLengths.map((cycle) => ({ value: cycle, label: cycleLabel[cycle] })),
]

export const toRecurrence = (choice: string): Recurrence => {
  const cycle = cycleLength.safeParse(choice)
  return cycle.success ? { type: 'Recurring', cycleLength: cycle.data } : { type: 'OneOff' }
}

export const fromRecurrence = (recurrence: Recurrence): string => (recurrence.type === 'OneOff' ? 'OneOff' : recurrence.cycleLength)
