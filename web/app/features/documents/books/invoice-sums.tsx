import type { WireMoney } from '#contract/core/money.ts'
import type { InvoiceSum } from '#contract/documents/invoice-export.ts'
import { addUp } from '#web/ui/lists/add-up.ts'
import { AmountList } from '#web/ui/lists/amount-list.tsx'
import { Cell, HeaderCell, NameCell, Row, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Price } from '#web/ui/price.tsx'
import { Count } from '#web/ui/texts/count.tsx'

const labels: Record<InvoiceSum['kind'], string> = { Invoice: 'Invoices', CreditNote: 'Credit notes' }

const rangeText = ({ first, last }: InvoiceSum): string => (first === last ? (first ?? '') : `${first} to ${last}`)

const remaining = (sums: readonly InvoiceSum[], part: 'tax' | 'due'): WireMoney[] =>
  addUp(
    sums.flatMap(({ kind, amounts }) =>
      amounts.map((one) => ({ ...one[part], amount: kind === 'Invoice' ? one[part].amount : 0 - one[part].amount })),
    ),
  )

/** How many documents there are, their range of numbers, and their totals. */
export const InvoiceSums = ({ sums }: { sums: readonly InvoiceSum[] }) => (
  <DataTable caption="Invoices and credit notes of the period">
    <thead>
      <tr>
        <HeaderCell>Kind</HeaderCell>
        <HeaderCell numeric>Count</HeaderCell>
        <HeaderCell numeric>Tax</HeaderCell>
        <HeaderCell numeric>Total</HeaderCell>
      </tr>
    </thead>
    <tbody>
      {sums.map((sum) => (
        <Row key={sum.kind}>
          <NameCell className="align-top">
            {labels[sum.kind]}
            <span className="figures block text-12 font-normal text-ink-2">{rangeText(sum)}</span>
          </NameCell>
          <Cell numeric className="align-top">
            <Count of={sum.count} />
          </Cell>
          {(['tax', 'due'] as const).map((part) => (
            <Cell key={part} numeric className="align-top">
              {sum.amounts.map((amounts) => (
                <Price key={amounts[part].currency} {...amounts[part]} exact className="block font-normal" />
              ))}
            </Cell>
          ))}
        </Row>
      ))}
    </tbody>
    <tfoot>
      <SumRow>
        <NameCell className="align-top">Invoices less credit notes</NameCell>
        <Cell />
        {(['tax', 'due'] as const).map((part) => (
          <Cell key={part} numeric className="align-top">
            <AmountList amounts={remaining(sums, part)} />
          </Cell>
        ))}
      </SumRow>
    </tfoot>
  </DataTable>
)
