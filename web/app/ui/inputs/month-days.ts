/**
 * The days of a month as a calendar shows them: whole weeks from Monday, as YYYY-MM-DD. Days are plain strings here, so that no time zone
 * can shift them.
 */
export const monthWeeks = (month: string): string[][] => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const first = new Date(Date.UTC(year, number - 1, 1))
  const lead = (first.getUTCDay() + 6) % 7
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const count = Math.ceil((lead + days) / 7)
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(`${month}-01`, week * 7 + day - lead)),
  )
}

export const addDays = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

export const addMonths = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The day that a key moves to: by a day or a week with the arrow keys, by a month with the page keys. */
export const dayAfterKey = (day: string, key: string): string | undefined => {
  const count = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key]
  if (count !== undefined) return addDays(day, count)
  const months = { PageUp: -1, PageDown: 1 }[key]
  if (months === undefined) return undefined
  const month = addMonths(day.slice(0, 7), months)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}${day.slice(7)}`
  return same < last ? same : last
}

export type DayRange = { from: string | undefined; to: string | undefined }

/** A click on a day: the first begins a range, the second ends it, and one before the beginning begins a new range. */
export const pickDay = ({ from, to }: DayRange, day: string): DayRange => {
  if (from === undefined || to !== undefined || day < from) return { from: day, to: undefined }
  return { from, to: day }
}
