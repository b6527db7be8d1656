import type { SaleSums, sumSales } from '#contract/sales/sales.ts'
import type { sumOrderSales } from '#contract/sales/staff-sales.ts'
import type { Read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stat, Stats } from '#web/ui/stat.tsx'

type Sums = NonNullable<SaleSums['sums']>

const partNames = ['paid', 'refunded', 'earned'] as const

/** What was paid in each currency. Behind a fold, so that nothing moves when it is known how many there are. */
const ByCurrency = ({ sums, labels }: { sums: Sums | null | undefined; labels: readonly string[] }) => (
  <Fold label="By currency">
    <DataTable caption="Totals by currency" className="mt-1 mb-3">
      <thead>
        <tr>
          <HeaderCell>Currency</HeaderCell>
          {labels.map((label, at) => (
            <HeaderCell key={label} numeric roomy={partNames[at] === 'refunded'}>
              {label}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums?.byCurrency.map((takings) => (
          <Row key={takings.paid.currency}>
            <NameCell className="figures sm:min-w-0">{takings.paid.currency}</NameCell>
            {partNames.map((part) => (
              <Cell key={part} numeric roomy={part === 'refunded'}>
                <Price {...takings[part]} exact className="font-normal" />
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </DataTable>
  </Fold>
)

type SalesSumsProps = {
  of: Read<typeof sumSales> | Read<typeof sumOrderSales>
  /** What is counted, and whose share is left. */
  labels: { count: string; earned: string }
}

/** What the list comes to: in dollars by the rate of each sale’s day, and in the currencies that were paid. */
export const SalesSums = ({ of, labels }: SalesSumsProps) => {
  const { data, isError, refetch } = useRead(of as Read<typeof sumSales>, { keepsPrevious: true })
  const partLabels = ['Paid', 'Refunded', labels.earned]
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
        <Stat label={labels.count} value={sums ? sums.sales.toLocaleString('en') : <Skeleton className="h-[1lh] w-16" />} />
        {partNames.map((part, at) => (
          <Stat key={part} label={partLabels[at]} value={sums ? <Price {...sums[part]} exact /> : <Skeleton className="h-[1lh] w-28" />} />
        ))}
      </Stats>
      <p className="mt-2 text-12 text-ink-3">In US dollars at the exchange rate of each sale’s day.</p>
      <ByCurrency sums={sums} labels={partLabels} />
    </section>
  )
}
