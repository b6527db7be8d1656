import type { SaleSums } from '#contract/sales/sales.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Price } from '#web/ui/price.tsx'
import { Stat, Stats } from '#web/ui/stat.tsx'
import { Count } from '#web/ui/texts/count.tsx'

type Sums = NonNullable<SaleSums['sums']>

const partNames = ['paid', 'refunded', 'earned'] as const

/** The totals in each currency. */
const ByCurrency = ({ sums, labels }: { sums: Sums; labels: readonly string[] }) => (
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
        {sums.byCurrency.map((takings) => (
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
  /** null where there are too many to total. */
  sums: Sums | null
  /** The labels of the count and of the share that is left. */
  labels: { count: string; earned: string }
}

/** The totals of the list: in dollars by the rate of each sale’s day, and in the currencies that were paid. */
export const SalesSums = ({ sums, labels }: SalesSumsProps) => {
  const partLabels = ['Paid', 'Refunded', labels.earned]
  if (!sums) return <p className="mb-6 text-14 text-ink-2">Too many results to total. Narrow the search or choose a shorter period.</p>
  return (
    <section aria-label="Totals" className="mb-6">
      <Stats>
        <Stat label={labels.count} value={<Count of={sums.sales} />} />
        {partNames.map((part, at) => (
          <Stat key={part} label={partLabels[at]} value={<Price {...sums[part]} exact />} />
        ))}
      </Stats>
      <p className="mt-2 text-12 text-ink-3">In US dollars at the exchange rate of each sale’s day.</p>
      <ByCurrency sums={sums} labels={partLabels} />
    </section>
  )
}
