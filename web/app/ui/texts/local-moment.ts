/** An instant as entered in a form: a day and a time in the visitor's time zone. */
export type LocalMoment = { day: string; time: string }

const two = (value: number): string => String(value).padStart(2, '0')

export const dayText = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

export const toLocalMoment = (iso: string): LocalMoment => {
  const date = new Date(iso)
  return { day: dayText(date), time: `${two(date.getHours())}:${two(date.getMinutes())}` }
}

/** The instant, or undefined while the day or the time is not complete. */
export const fromLocalMoment = ({ day, time }: LocalMoment): string | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return undefined
  const date = new Date(`${day}T${time}:00`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
