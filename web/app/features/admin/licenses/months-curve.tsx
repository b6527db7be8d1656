import type { ProductLicenses } from '#contract/admin/product-licenses.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Count, useWriteCount } from '#web/ui/texts/count.tsx'
import { useServedLocale } from '#web/ui/use-visitor.ts'

const height = 100
type Months = ProductLicenses['months']
type Measure = 'issued' | 'activated'

const useMonthNames = () => {
  const locale = useServedLocale('en-GB')
  const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' })
  const at = (month: string): Date => new Date(`${month}-01T00:00:00Z`)
  return { long: (month: string) => long.format(at(month)), short: (month: string) => short.format(at(month)) }
}

const pathOf = (months: Months, measure: Measure, largest: number): string =>
  months.map((month, at) => `${at === 0 ? 'M' : 'L'}${at + 0.5} ${(height - (month[measure] / largest) * height).toFixed(1)}`).join('')

/** As wide as its page: the lines are stretched, so the names of the months are text below them. */
const Curve = ({ months }: { months: Months }) => {
  const { long, short } = useMonthNames()
  const write = useWriteCount()
  const largest = Math.max(1, ...months.flatMap(({ issued, activated }) => [issued, activated]))
  return (
    <div aria-hidden="true">
      <p className="figures text-12 text-ink-3">{write(largest)}</p>
      <svg
        viewBox={`0 0 ${months.length} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-32 w-full overflow-visible border-b border-line sm:h-40"
      >
        <path
          d={pathOf(months, 'activated', largest)}
          fill="none"
          strokeDasharray="3 4"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink-3"
        />
        <path
          d={pathOf(months, 'issued', largest)}
          fill="none"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-signal"
        />
        {months.map(({ month, issued, activated }, at) => (
          <rect key={month} x={at} y="0" width="1" height={height} fill="transparent">
            <title>{`${long(month)}: ${write(issued)} issued, ${write(activated)} devices activated`}</title>
          </rect>
        ))}
      </svg>
      <ol className="grid auto-cols-fr grid-flow-col pt-1.5 text-center font-mono text-12 text-ink-3">
        {months.map(({ month }) => (
          <li key={month}>{short(month)}</li>
        ))}
      </ol>
    </div>
  )
}

/** The same data for those who cannot see the curve. */
const MonthsTable = ({ months }: { months: Months }) => {
  const { long } = useMonthNames()
  return (
    <div className="sr-only">
      <table>
        <caption>Licenses issued and devices activated in each of the last twelve months</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Issued</th>
            <th scope="col">Activated</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, issued, activated }) => (
            <tr key={month}>
              <th scope="row">{long(month)}</th>
              <td>
                <Count of={issued} />
              </td>
              <td>
                <Count of={activated} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const MonthsCurve = ({ months }: { months: Months }) => {
  const isEmpty = months.every(({ issued, activated }) => issued + activated === 0)
  return (
    <section aria-labelledby="license-months">
      <SectionHead id="license-months" title="Twelve months" className="pb-3" />
      {isEmpty ? (
        <p className="text-14 text-ink-2">Nothing issued or activated in the last twelve months.</p>
      ) : (
        <>
          <p className="mb-3 text-14 text-ink-2">Licenses issued; the dashed line is devices activated for the first time.</p>
          <Curve months={months} />
          <MonthsTable months={months} />
        </>
      )}
    </section>
  )
}
