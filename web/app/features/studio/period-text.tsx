import { Day } from '#web/ui/texts/day.tsx'
import type { Sales } from './studio.ts'

const Span = ({ days }: Pick<Sales, 'days'>) => {
  const [first, last] = [days[0], days.at(-1)]
  return (
    first &&
    last && (
      <>
        <Day day={first.day} /> to <Day day={last.day} />
      </>
    )
  )
}

/** Which days the figures are of, and against which they are held. */
export const PeriodText = ({ sales }: { sales: Sales }) => (
  <>
    <Span days={sales.days} />, against <Span days={sales.before.days} />
  </>
)
