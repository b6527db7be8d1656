import type { ProductLicenses } from '#contract/admin/product-licenses.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { useLocale } from '#web/ui/use-visitor.ts'

const box = { width: 360, height: 110, top: 6, bottom: 20 }
type Months = ProductLicenses['months']
type Measure = 'issued' | 'activated'

const useMonthNames = () => {
  const locale = useLocale('en-GB')
  const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' })
  const at = (month: string): Date => new Date(`${month}-01T00:00:00Z`)
  return { long: (month: string) => long.format(at(month)), short: (month: string) => short.format(at(month)) }
}

const pathOf = (months: Months, measure: Measure, largest: number): string => {
  const step = box.width / months.length
  const room = box.height - box.top
  return months
    .map((month, at) => {
      const y = box.top + room - (month[measure] / largest) * room
      return `${at === 0 ? 'M' : 'L'}${(at * step + step / 2).toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

const Curve = ({ months }: { months: Months }) => {
  const { long, short } = useMonthNames()
  const largest = Math.max(1, ...months.flatMap(({ issued, activated }) => [issued, activated]))
  const step = box.width / months.length
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height + box.bottom}`} aria-hidden="true" className="w-full max-w-150">
      <line x1="0" x2={box.width} y1={box.height} y2={box.height} className="stroke-line" />
      <path d={pathOf(months, 'activated', largest)} fill="none" strokeDasharray="3 4" strokeWidth="1.5" className="stroke-ink-3" />
      <path d={pathOf(months, 'issued', largest)} fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-signal" />
      {months.map(({ month, issued, activated }, at) => (
        <g key={month}>
          <text x={at * step + step / 2} y={box.height + 15} textAnchor="middle" className="fill-ink-3 font-mono text-[10px]">
            {short(month)}
          </text>
          <rect x={at * step} y="0" width={step} height={box.height} fill="transparent">
            <title>{`${long(month)}: ${issued} issued, ${activated} devices activated`}</title>
          </rect>
        </g>
      ))}
    </svg>
  )
}

/** The same for who does not see the curve. */
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
              <td>{issued}</td>
              <td>{activated}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Licenses and devices, month by month. */
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
