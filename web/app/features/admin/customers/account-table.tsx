import { useSearchParams } from 'react-router'
import type { AccountRow } from '#contract/admin/accounts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Cell, HeaderCell, NameCell, Row, RowLink, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { sumLabel } from '#web/ui/lists/is-whole-list.ts'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Count } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

const serverSorted = ['name', 'since'] as const

/** All accounts; arrow keys move through the rows. A complete list is sorted here, one with further pages by the server. */
export const AccountTable = ({ rows, isWhole }: { rows: readonly AccountRow[]; isWhole: boolean }) => {
  const ranks = {
    name: (row: AccountRow) => row.name || row.email,
    since: (row: AccountRow) => row.createdAt,
    licenses: (row: AccountRow) => row.licenses,
    orders: (row: AccountRow) => row.orders,
  }
  const [query] = useSearchParams()
  const sorting = readSorting(query, serverSorted, { column: 'since', direction: 'descending' })
  const whole = useSorted('sort', rows, ranks, isWhole, sorting)
  const head = (column: (typeof serverSorted)[number], first?: 'descending') =>
    isWhole ? whole.head(column, first) : sortLink(query, column, sorting, first)
  return (
    <DataTable caption="Customers">
      <thead>
        <tr>
          <HeaderCell {...head('name')}>Customer</HeaderCell>
          <HeaderCell roomy {...head('since', 'descending')}>
            Since
          </HeaderCell>
          <HeaderCell roomy numeric {...whole.head('licenses', 'descending')}>
            Licenses
          </HeaderCell>
          <HeaderCell numeric {...whole.head('orders', 'descending')}>
            Orders
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {whole.sorted.map((row) => (
          <Row key={row.id}>
            <NameCell className="w-full max-w-0">
              <RowLink to={`/admin/customers/${row.id}`} className="block truncate">
                {row.name || row.email}
              </RowLink>
              <span className="flex items-center gap-2 text-12 font-normal text-ink-2">
                <span className="truncate">{row.email}</span>
                {!row.isConfirmed && <Chip tone="warn">Not confirmed</Chip>}
                {row.staffRoles.length > 0 && <Chip>Staff</Chip>}
              </span>
            </NameCell>
            <Cell muted roomy className="figures whitespace-nowrap">
              <Instant at={row.createdAt} show="date" />
            </Cell>
            <Cell roomy numeric>
              <Count of={row.licenses} />
            </Cell>
            <Cell numeric>
              <Count of={row.orders} />
            </Cell>
          </Row>
        ))}
      </tbody>
      {rows.length > 1 && (
        <tfoot>
          <SumRow>
            <NameCell>{sumLabel(isWhole)}</NameCell>
            <Cell roomy />
            <Cell roomy numeric>
              <Count of={rows.reduce((sum, { licenses }) => sum + licenses, 0)} />
            </Cell>
            <Cell numeric>
              <Count of={rows.reduce((sum, { orders }) => sum + orders, 0)} />
            </Cell>
          </SumRow>
        </tfoot>
      )}
    </DataTable>
  )
}
