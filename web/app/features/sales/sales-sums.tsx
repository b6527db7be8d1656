import type { SaleSums, sumSales } from '#contract/sales/sales.ts'
import type { sumOrderSales } from '#contract/sales/staff-sales.ts'
import type { Read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stat, Stats } from '#web/ui/stat.tsx'

type Sums = NonNullable<SaleSums['sums']>

/** One amount in dollars, and under it what it is made of, where that is anything else. Its room is there before the answer is. */
const Amount = ({ sums, part }: { sums: Sums | null | undefined; part: 'paid' | 'refunded' | 'earned' }) => {
  const originals = (sums?.byCurrency ?? []).map((one) => one[part]).filter(({ amount }) => amount !== 0)
  return (
    <>
      {sums ? <Price {...sums[part]} exact /> : <Skeleton className="h-7 w-28" />}
      <span className="mt-1 flex min-h-5 flex-wrap gap-x-2.5 text-12 font-normal text-ink-2">
        {originals.some(({ currency }) => currency !== sums?.[part].currency) &&
          originals.map((amount) => <Price key={amount.currency} {...amount} exact className="font-normal" />)}
      </span>
    </>
  )
}

type SalesSumsProps = {
  of: Read<typeof sumSales> | Read<typeof sumOrderSales>
  /** What is counted, and whose share is left. */
  labels: { count: string; earned: string }
}

/** What the list comes to: in dollars by the rate of each sale’s day, and in the currencies that were paid. */
export const SalesSums = ({ of, labels }: SalesSumsProps) => {
  const { data, isError, refetch } = useRead(of as Read<typeof sumSales>, { keepsPrevious: true })
  const parts = [
    ['paid', 'Paid'],
    ['refunded', 'Refunded'],
    ['earned', labels.earned],
  ] as const
  if (isError) {
    return (
      <p role="alert" className="mb-6 flex flex-wrap items-center gap-3 text-14">
        The totals couldn’t be loaded.
        <Button size="small" onPress={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  if (data && !data.sums) {
    return <p className="mb-6 text-14 text-ink-2">Too many results to total. Narrow the search or choose a shorter period.</p>
  }
  const sums = data?.sums
  return (
    <section aria-label="Totals" aria-busy={!sums} className="mb-6">
      <Stats>
        <Stat label={labels.count} value={sums ? sums.sales.toLocaleString('en') : <Skeleton className="h-7 w-16" />} />
        {parts.map(([part, label]) => (
          <Stat key={part} label={label} value={<Amount sums={sums} part={part} />} />
        ))}
      </Stats>
      <p className="mt-2 text-12 text-ink-3">
        In US dollars at the exchange rate of each sale’s day. Small figures are what was paid, by currency.
      </p>
    </section>
  )
}
