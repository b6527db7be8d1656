import { useState } from 'react'
import { defaultCurrency } from '#contract/core/money.ts'
import { Segmented } from '#web/ui/inputs/segmented.tsx'
import { useWriteMoney } from '#web/ui/price.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { chartPoints, chartTicks } from './chart-scale.ts'
import type { Sales } from './studio.ts'
import { useShortDay } from './use-short-day.ts'

type Box = { left: number; width: number; top: number; height: number; className: string }

/** Drawn for four widths of a window, because text scales with an image: each is about as wide as the room it has. */
const boxes: readonly Box[] = [
  { left: 56, width: 940, top: 14, height: 212, className: 'max-xl:hidden' },
  { left: 52, width: 724, top: 14, height: 212, className: 'max-lg:hidden xl:hidden' },
  { left: 48, width: 508, top: 14, height: 212, className: 'max-md:hidden lg:hidden' },
  { left: 44, width: 312, top: 14, height: 212, className: 'md:hidden' },
]
const measures = [
  { value: 'revenue', label: 'Revenue' },
  { value: 'units', label: 'Units' },
] as const
type Day = Sales['days'][number]
type Measure = (typeof measures)[number]['value']

const digitWidth = 6.1

const useWriteMeasure = (measure: Measure): ((value: number) => string) => {
  const writeMoney = useWriteMoney()
  const writeCount = useWriteCount()
  return (value) => (measure === 'revenue' ? writeMoney(value, defaultCurrency) : writeCount(value))
}

/** Languages differ in how much room an amount takes. */
const besideTicks = (box: Box, ticks: readonly string[]): Box => {
  const left = Math.max(box.left, Math.max(...ticks.map(({ length }) => length)) * digitWidth + 14)
  return { ...box, left, width: box.left + box.width - left }
}

/** "3 Mar: $120, before: $80 (1 Feb)" */
const dayText = (day: Day, before: Day | undefined, write: (day: Day) => string, shortDay: (day: string) => string): string => {
  const text = `${shortDay(day.day)}: ${write(day)}`
  return before ? `${text}, before: ${write(before)} (${shortDay(before.day)})` : text
}

const draw = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

type DrawingProps = { sales: Sales; measure: Measure; box: Box }

const Drawing = ({ sales, measure, box: whole }: DrawingProps) => {
  const shortDay = useShortDay()
  const write = useWriteMeasure(measure)
  const values = sales.days.map((day) => day[measure])
  const before = sales.before.days.map((day) => day[measure])
  const ticks = chartTicks(Math.max(0, ...values, ...before))
  const top = ticks.at(-1) ?? 1
  const box = besideTicks(whole, ticks.map(write))
  const points = chartPoints(values, top, box)
  const right = box.left + box.width
  const height = (value: number): number => box.top + box.height - (value / top) * box.height
  return (
    <svg
      viewBox={`0 0 ${right + 4} 252`}
      role="img"
      aria-label={`${measure === 'revenue' ? 'Revenue' : 'Units'} per day`}
      className={`w-full ${whole.className}`}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={box.left - 8} x2={right} y1={height(tick)} y2={height(tick)} className="stroke-line" />
          <text x="0" y={height(tick) + 4} className="fill-ink-3 font-mono text-[11px]" suppressHydrationWarning>
            {write(tick)}
          </text>
        </g>
      ))}
      <path
        d={draw(chartPoints(before, top, box))}
        fill="none"
        strokeDasharray="3 4"
        className="stroke-ink-3"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d={draw(points)} fill="none" className="stroke-signal" strokeWidth="2.5" strokeLinejoin="round" />
      {points.map(({ x, y }, at) => {
        const day = sales.days[at]
        return (
          day && (
            <circle key={day.day} cx={x} cy={y} r="7" fill="transparent">
              <title suppressHydrationWarning>{dayText(day, sales.before.days[at], (one) => write(one[measure]), shortDay)}</title>
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
              suppressHydrationWarning
            >
              {shortDay(day.day)}
            </text>
          )
        )
      })}
    </svg>
  )
}

/** Figures by day, and the same days of the period before as a dashed line. Rendered by the server: nothing moves when the scripts run. */
export const SalesChart = ({ sales }: { sales: Sales }) => {
  const [measure, setMeasure] = useState<Measure>('revenue')
  return (
    <figure className="grid max-w-350 gap-3">
      <figcaption className="flex flex-wrap items-center justify-between gap-3 text-14 text-ink-2">
        <span>Per day; the dashed line is the period before</span>
        <Segmented label="Show" segments={measures} value={measure} onChange={setMeasure} />
      </figcaption>
      {boxes.map((box) => (
        <Drawing key={box.width} sales={sales} measure={measure} box={box} />
      ))}
    </figure>
  )
}
