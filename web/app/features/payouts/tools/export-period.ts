/** Whole days, both inclusive. */
export type ExportPeriod = { from: string; until: string }

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The previous month, and this and the previous year, as accountants need them. */
export const usualPeriods = (now: Date): { label: string; period: ExportPeriod }[] => {
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  const day = (...parts: [number, number, number]): string => dayOf(new Date(Date.UTC(...parts)))
  return [
    { label: 'Last month', period: { from: day(year, month - 1, 1), until: day(year, month, 0) } },
    { label: 'This year', period: { from: day(year, 0, 1), until: dayOf(now) } },
    { label: 'Last year', period: { from: day(year - 1, 0, 1), until: day(year - 1, 11, 31) } },
  ]
}

/** What is wrong with a period, in a sentence. */
export const faultOfPeriod = ({ from, until }: ExportPeriod): string | undefined => {
  if (!from || !until) return 'Choose both days'
  return from > until ? 'The last day is before the first' : undefined
}
