import { useState } from 'react'
import { formatMoney } from '#web/ui/price.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { chartPoints, chartTicks } from './chart-scale.ts'
import type { Sales } from './studio.ts'

const box = { left: 56, width: 940, top: 14, height: 212 }
const measures = [
  { value: 'revenue', label: 'Revenue' },
  { value: 'units', label: 'Units' },
] as const
type Measure = (typeof measures)[number]['value']

const write = (value: number, measure: Measure): string => (measure === 'revenue' ? formatMoney(value, 'USD') : String(value))
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Day by day, with the average day of the period before as a dashed line. Loaded when there is something to draw. */
export const SalesChart = ({ sales }: { sales: Sales }) => {
  const [measure, setMeasure] = useState<Measure>('revenue')
  const values = sales.days.map((day) => day[measure])
  const average = sales.days.length === 0 ? 0 : sales.before[measure] / sales.days.length
  const ticks = chartTicks(Math.max(...values, average))
  const top = ticks.at(-1) ?? 1
  const points = chartPoints(values, top, box)
  const height = (value: number): number => box.top + box.height - (value / top) * box.height
  const line = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  return (
    <figure className="grid gap-3">
      <figcaption className="flex flex-wrap items-center justify-between gap-3 text-14 text-ink-2">
        <span>Per day, the dashed line is an average day of the period before</span>
        <Segmented label="Show" segments={measures} value={measure} onChange={setMeasure} />
      </figcaption>
      <svg viewBox="0 0 1000 252" role="img" aria-label={`${measure === 'revenue' ? 'Revenue' : 'Units'} per day`} className="block w-full">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={box.left - 8} x2={box.left + box.width} y1={height(tick)} y2={height(tick)} className="stroke-line" />
            <text x="0" y={height(tick) + 4} className="fill-ink-3 font-mono text-[11px]">
              {write(tick, measure)}
            </text>
          </g>
        ))}
        <line
          x1={box.left}
          x2={box.left + box.width}
          y1={height(average)}
          y2={height(average)}
          strokeDasharray="3 4"
          className="stroke-line-strong"
          strokeWidth="1.5"
        />
        <path d={line} fill="none" className="stroke-signal" strokeWidth="2.5" strokeLinejoin="round" />
        {points.map(({ x, y }, at) => {
          const day = sales.days[at]
          return (
            day && (
              <circle key={day.day} cx={x} cy={y} r="7" fill="transparent">
                <title>{`${shortDay.format(new Date(day.day))}: ${write(day[measure], measure)}`}</title>
              </circle>
            )
          )
        })}
        {[0, points.length - 1].map((at) => {
          const day = sales.days[at]
          return (
            day && (
              <text
                key={day.day}
                x={points[at]?.x}
                y="248"
                textAnchor={at === 0 ? 'start' : 'end'}
                className="fill-ink-3 font-mono text-[11px]"
              >
                {shortDay.format(new Date(day.day))}
              </text>
            )
          )
        })}
      </svg>
    </figure>
  )
}
