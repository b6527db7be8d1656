import { useSearchParams } from 'react-router'
import type { CustomerRow } from '#contract/sales/customers.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Cell, HeaderCell, NameCell, Row, RowLink } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { withQuery } from '#web/ui/lists/table-query.ts'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

/** Who bought; arrow keys walk the rows. */
export const CustomerTable = ({ rows }: { rows: readonly CustomerRow[] }) => {
  const [query] = useSearchParams()
  const sortedBy = query.get('sort') === '-spent' ? '-spent' : '-last'
  const head = (sort: '-last' | '-spent') =>
    ({ sort: sort === sortedBy ? 'descending' : 'none', sortTo: withQuery(query, 'sort', sort) }) as const
  return (
    <DataTable caption="Customers">
      <thead>
        <tr>
          <HeaderCell>Customer</HeaderCell>
          <HeaderCell roomy {...head('-last')}>
            Last bought
          </HeaderCell>
          <HeaderCell numeric roomy>
            Sales
          </HeaderCell>
          <HeaderCell numeric {...head('-spent')}>
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
              {row.sales}
            </Cell>
            <Cell numeric>
              <Price {...row.spent} exact className="font-normal" />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
