import { useState } from 'react'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Wave } from '#web/ui/pictures/wave.tsx'
import { Price } from '#web/ui/price.tsx'
import { earningsOf, fees, type Reading, readPrice, readSales, timesSales } from './earnings.ts'

// The peaks of a drum loop; here it stands for the price, and the highlighted part is the creator's.
const bar = 'c0zskgdZVSPNLJH2xsnieaXUROM8-0vpkgcZWTQOMKw0zskfbXURPNLJH9_1wqlhdZWTQOML'

/** Keeps the last valid value while something else is typed, so that the figures do not jump. */
const useReading = (first: string, readIt: (typed: string) => Reading) => {
  const [typed, setTyped] = useState(first)
  const [value, setValue] = useState(() => goodValue(readIt(first)) ?? 0)
  const reading = readIt(typed)
  const type = (next: string): void => {
    setTyped(next)
    const good = goodValue(readIt(next))
    if (good !== undefined) setValue(good)
  }
  return { typed, type, value, problem: 'problem' in reading ? reading.problem : undefined }
}

const goodValue = (reading: Reading): number | undefined => ('value' in reading ? reading.value : undefined)

export const Calculator = () => {
  const price = useReading('49', readPrice)
  const sales = useReading('40', readSales)
  return (
    <section aria-labelledby="calculator" className="grid content-start gap-5 border-t border-ink pt-5">
      <h2 id="calculator" className="text-20">
        What you keep
      </h2>
      <div className="grid grid-cols-2 gap-4">
        <TextInput
          label="Price without tax"
          before="$"
          mono
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={price.typed}
          onChange={(event) => price.type(event.target.value)}
          error={price.problem}
        />
        <TextInput
          label="Sales per month"
          mono
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={sales.typed}
          onChange={(event) => sales.type(event.target.value)}
          error={sales.problem}
        />
      </div>
      <div aria-live="polite" className="grid gap-x-8 sm:grid-cols-2">
        <Split title="Found on Soundfair" percent={fees.shop} price={price.value} sales={sales.value} />
        <Split title="Through your own link" percent={fees.ownLink} price={price.value} sales={sales.value} />
      </div>
    </section>
  )
}

type SplitProps = { title: string; percent: number; price: number; sales: number }

const Split = ({ title, percent, price, sales }: SplitProps) => {
  const one = earningsOf(price, percent)
  const month = timesSales(one, sales)
  return (
    <div className="min-w-0 border-t border-line py-4">
      <h3 className="text-14 font-semibold tracking-normal">{title}</h3>
      <span className="my-3 block h-12 text-line-strong">
        <Wave peaks={bar} columns={50} played={1 - percent / 100} />
      </span>
      <dl className="grid gap-1 text-14">
        <Line term={`Our fee, ${percent}%`} cents={one.fee} />
        <Line term="You keep" cents={one.share} strong />
        <Line term="Per month" cents={month.share} />
      </dl>
    </div>
  )
}

const Line = ({ term, cents, strong = false }: { term: string; cents: number; strong?: boolean }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className={strong ? 'font-semibold' : 'text-ink-2'}>{term}</dt>
    <dd>
      <Price amount={cents / 100} currency="USD" exact className={strong ? 'text-20' : 'font-normal text-ink-2'} />
    </dd>
  </div>
)
