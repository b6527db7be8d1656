import type { Sales } from './studio.ts'
import { useShortDay } from './use-short-day.ts'

type Days = Sales['days']

const Span = ({ days, write }: { days: Days; write: (day: string) => string }) =>
  [days[0], days.at(-1)].map(
    (one, at) =>
      one && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first day and the last, which may be the same
        <span key={at}>
          {at === 1 && ' to '}
          <time dateTime={one.day} suppressHydrationWarning>
            {write(one.day)}
          </time>
        </span>
      ),
  )

const yearOf = (days: Days, at: number): string | undefined => days.at(at)?.day.slice(0, 4)

/** The days of the figures, and those they are compared with; with the year where there are two. */
export const PeriodText = ({ sales }: { sales: Sales }) => {
  const write = useShortDay({ hasYear: yearOf(sales.before.days, 0) !== yearOf(sales.days, -1) })
  return (
    <>
      <Span days={sales.days} write={write} />, against <Span days={sales.before.days} write={write} />
    </>
  )
}
