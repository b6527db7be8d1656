import { useServedLocale } from '#web/ui/use-visitor.ts'

/** "3 Mar", with the year where it would be ambiguous. */
export const useShortDay = ({ hasYear = false } = {}): ((day: string) => string) => {
  const year = hasYear ? ({ year: 'numeric' } as const) : {}
  const format = new Intl.DateTimeFormat(useServedLocale('en-GB'), { day: 'numeric', month: 'short', ...year, timeZone: 'UTC' })
  return (day) => format.format(new Date(day))
}
