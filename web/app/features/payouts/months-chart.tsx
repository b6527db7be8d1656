import type { PayoutOverview } from '#contract/payouts/payouts.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Price, useWriteMoney } from '#web/ui/price.tsx'
import { useServedLocale } from '#web/ui/use-visitor.ts'

const height = 96
const step = 30
const width = 18

type Months = PayoutOverview['months']

const useMonthNames = () => {
  const locale = useServedLocale('en-GB')
  const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' })
  const at = (month: string): Date => new Date(`${month}-01T00:00:00Z`)
  return { long: (month: string) => long.format(at(month)), short: (month: string) => short.format(at(month)) }
}

const Bars = ({ months }: { months: Months }) => {
  const { long, short } = useMonthNames()
  const write = useWriteMoney()
  const largest = Math.max(1, ...months.map(({ amount }) => amount.amount))
  return (
    <svg viewBox={`0 0 ${months.length * step} ${height + 20}`} aria-hidden="true" className="w-full max-w-150">
      <line x1="0" x2={months.length * step} y1={height + 0.5} y2={height + 0.5} className="stroke-line" />
      {months.map(({ month, amount }, index) => {
        const tall = Math.max(amount.amount > 0 ? 2 : 0, (amount.amount / largest) * (height - 4))
        const left = index * step + (step - width) / 2
        return (
          <g key={month}>
            <rect x={left} y={height - tall} width={width} height={tall} rx="1.5" className="fill-signal" />
            <rect x={index * step} y="0" width={step} height={height} fill="transparent">
              <title>{`${long(month)}: ${write(amount.amount, amount.currency, true)}`}</title>
            </rect>
            <text x={left + width / 2} y={height + 15} textAnchor="middle" className="fill-ink-3 font-mono text-[10px]">
              {short(month)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** The same data for those who cannot see the bars. */
const MonthsTable = ({ months }: { months: Months }) => {
  const { long } = useMonthNames()
  return (
    <div className="sr-only">
      <table>
        <caption>Paid in each of the last twelve months</caption>
        <tbody>
          {months.map(({ month, amount }) => (
            <tr key={month}>
              <th scope="row">{long(month)}</th>
              <td>
                <Price {...amount} exact />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const MonthsChart = ({ months }: { months: Months }) => {
  const [first] = months
  const total = months.reduce((sum, { amount }) => sum + amount.amount, 0)
  return (
    <section aria-labelledby="months">
      <SectionHead
        id="months"
        title="Twelve months"
        className="pb-3"
        note={first && total > 0 ? <Price amount={total} currency={first.amount.currency} exact className="font-normal" /> : undefined}
      />
      {total === 0 ? (
        <p className="text-14 text-ink-2">Nothing was paid out in the last twelve months.</p>
      ) : (
        <>
          <Bars months={months} />
          <MonthsTable months={months} />
        </>
      )}
    </section>
  )
}
