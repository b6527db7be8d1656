import { useSearchParams } from 'react-router'
import { type CustomerRow, customerColumns } from '#contract/sales/customers.ts'
import { Chip } from '#web/ui/chip.tsx'
import { addUp } from '#web/ui/lists/add-up.ts'
import { Cell, HeaderCell, NameCell, Row, RowLink, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { sumLabel } from '#web/ui/lists/is-whole-list.ts'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { Price } from '#web/ui/price.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

/** The creator's customers, sorted by the server; arrow keys move through the rows. */
export const CustomerTable = ({ rows, isWhole }: { rows: readonly CustomerRow[]; isWhole: boolean }) => {
  const [query] = useSearchParams()
  const sorting = readSorting(query, customerColumns, { column: 'last', direction: 'descending' })
  const head = (column: (typeof customerColumns)[number], first?: 'ascending') => sortLink(query, column, sorting, first ?? 'descending')
  return (
    <DataTable caption="Customers">
      <thead>
        <tr>
          <HeaderCell {...head('name', 'ascending')}>Customer</HeaderCell>
          <HeaderCell roomy {...head('last')}>
            Last bought
          </HeaderCell>
          <HeaderCell numeric roomy {...head('sales')}>
            Sales
          </HeaderCell>
          <HeaderCell numeric {...head('spent')}>
            Spent
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <NameCell className="max-w-0 w-full">
              <RowLink to={`/creator/customers/${row.id}`} className="block truncate">
                {row.name || row.email}
              </RowLink>
              <span className="flex items-center gap-2 text-12 font-normal text-ink-2">
                <span className="truncate">{row.email}</span>
                {row.wantsMail && <Chip>Newsletter</Chip>}
              </span>
            </NameCell>
            <Cell muted roomy className="figures whitespace-nowrap">
              <Instant at={row.lastAt} show="date" />
            </Cell>
            <Cell numeric roomy>
              <Count of={row.sales} />
            </Cell>
            <Cell numeric>
              <Price {...row.spent} exact className="font-normal" />
            </Cell>
          </Row>
        ))}
      </tbody>
      {rows.length > 1 && (
        <tfoot>
          <SumRow>
            <NameCell>{sumLabel(isWhole)}</NameCell>
            <Cell roomy />
            <Cell numeric roomy>
              <Count of={rows.reduce((sum, { sales }) => sum + sales, 0)} />
            </Cell>
            <Cell numeric>
              {addUp(rows.map(({ spent }) => spent)).map((amount) => (
                <Price key={amount.currency} {...amount} exact />
              ))}
            </Cell>
          </SumRow>
        </tfoot>
      )}
    </DataTable>
  )
}
