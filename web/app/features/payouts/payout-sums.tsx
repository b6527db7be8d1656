import type { Payout } from '#contract/payouts/payouts.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Cell, HeaderCell, NameCell, Row, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Price } from '#web/ui/price.tsx'
import { Count } from '#web/ui/texts/count.tsx'

type Amount = Payout['amounts'][number]

const columns = [
  ['gross', 'Gross'],
  ['discount', 'Discount'],
  ['tax', 'Tax'],
  ['fee', 'Fee'],
  ['refunds', 'Refunds'],
] as const

const Plain = (amount: Amount['net']) => <Price {...amount} exact className="font-normal" />

/** Six digits are precise enough for a rate. */
const writeRate = (rate: number): string => String(Number(rate.toPrecision(6)))

/** From what was sold to what is paid, by currency. */
export const PayoutSums = ({ payout }: { payout: Payout }) => {
  // Compared in the currency of the payout: 477 kroner are less than 59 pounds.
  const { sorted, head } = useSorted(
    'totals',
    payout.amounts,
    {
      currency: (amount) => amount.currency,
      lines: (amount) => amount.lines,
      gross: (amount) => amount.gross.amount * amount.rate,
      discount: (amount) => amount.discount.amount * amount.rate,
      tax: (amount) => amount.tax.amount * amount.rate,
      fee: (amount) => amount.fee.amount * amount.rate,
      refunds: (amount) => amount.refunds.amount * amount.rate,
      net: (amount) => amount.net.amount * amount.rate,
      rate: (amount) => amount.rate,
      result: (amount) => amount.result.amount,
    },
    payout.amounts.length > 1,
  )
  return (
    <section aria-labelledby="payout-sums">
      <SectionHead id="payout-sums" title="Totals by currency" className="pb-2" />
      <DataTable caption="Totals by currency">
        <thead>
          <tr>
            <HeaderCell {...head('currency')}>Currency</HeaderCell>
            <HeaderCell numeric roomy {...head('lines', 'descending')}>
              Lines
            </HeaderCell>
            {columns.map(([name, label]) => (
              <HeaderCell key={name} numeric roomy {...head(name, 'descending')}>
                {label}
              </HeaderCell>
            ))}
            <HeaderCell numeric {...head('net', 'descending')}>
              Net
            </HeaderCell>
            <HeaderCell numeric {...head('rate', 'descending')}>
              Rate
            </HeaderCell>
            <HeaderCell numeric {...head('result', 'descending')}>
              Paid as
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {sorted.map((amount) => (
            <Row key={amount.currency}>
              <NameCell className="sm:min-w-0">{amount.currency}</NameCell>
              <Cell numeric roomy>
                <Count of={amount.lines} />
              </Cell>
              {columns.map(([name]) => (
                <Cell key={name} numeric roomy>
                  <Plain {...amount[name]} />
                </Cell>
              ))}
              <Cell numeric>
                <Plain {...amount.net} />
              </Cell>
              <Cell numeric muted>
                {writeRate(amount.rate)}
              </Cell>
              <Cell numeric>
                <Plain {...amount.result} />
              </Cell>
            </Row>
          ))}
        </tbody>
        <tfoot>
          <SumRow>
            <NameCell className="sm:min-w-0" colSpan={3}>
              Payout
            </NameCell>
            {/* The columns that are hidden on a phone. */}
            <Cell roomy colSpan={columns.length + 1} />
            <Cell numeric>
              <Price {...payout.amount} exact />
            </Cell>
          </SumRow>
        </tfoot>
      </DataTable>
    </section>
  )
}
