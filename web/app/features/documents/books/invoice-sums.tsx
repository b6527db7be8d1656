import type { InvoiceSum } from '#contract/documents/invoice-export.ts'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Price } from '#web/ui/price.tsx'

const labels: Record<InvoiceSum['kind'], string> = { Invoice: 'Invoices', CreditNote: 'Credit notes' }

const rangeText = ({ first, last }: InvoiceSum): string => (first === last ? (first ?? '') : `${first} to ${last}`)

/** How many there are, from which number to which, and what they come to. */
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
            {sum.count}
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
  </DataTable>
)
