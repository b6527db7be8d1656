/** Whole days in UTC, both inclusive. */
export type Period = { from: string; until: string }

export type Quarter = { year: number; quarter: number }

const day = (...parts: [number, number, number]): string => new Date(Date.UTC(...parts)).toISOString().slice(0, 10)

export const quarterOf = (at: Date): Quarter => ({ year: at.getUTCFullYear(), quarter: Math.floor(at.getUTCMonth() / 3) + 1 })

export const periodOfQuarter = ({ year, quarter }: Quarter): Period => ({
  from: day(year, quarter * 3 - 3, 1),
  until: day(year, quarter * 3, 0),
})

/** The quarter that equals a period, to the day. */
export const quarterOfPeriod = (period: Period): Quarter | undefined => {
  const quarter = quarterOf(new Date(`${period.from}T00:00:00Z`))
  const whole = periodOfQuarter(quarter)
  return whole.from === period.from && whole.until === period.until ? quarter : undefined
}

export const quarterText = ({ year, quarter }: Quarter): string => `Q${quarter} ${year}`

/** The last quarters, the current one first. */
export const lastQuarters = (now: Date, count: number): Quarter[] => {
  const { year, quarter } = quarterOf(now)
  return Array.from({ length: count }, (_, index) => quarterOf(new Date(Date.UTC(year, (quarter - 1 - index) * 3, 1))))
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** The period in the address; without a complete one, the current quarter. */
export const readPeriod = (query: URLSearchParams, now: Date): Period => {
  const [from, until] = [query.get('from'), query.get('until')]
  return isDay(from) && isDay(until) && from <= until ? { from, until } : periodOfQuarter(quarterOf(now))
}

export const faultOfPeriod = ({ from, until }: Period): string | undefined => {
  if (!isDay(from) || !isDay(until)) return 'Choose both days'
  return from > until ? 'The last day is before the first' : undefined
}
