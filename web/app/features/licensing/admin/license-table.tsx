import { useSearchParams } from 'react-router'
import type { LicenseRow } from '#contract/licensing/license-admin.ts'
import { Cell, HeaderCell, NameCell, Row, RowLink, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { sumLabel } from '#web/ui/lists/is-whole-list.ts'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { LicenseChip } from './license-chip.tsx'
import { causeLabel, ownerLabel, seatsLabel } from './license-labels.ts'

/** All licenses of the shop; arrow keys move through the rows. */
export const LicenseTable = ({ rows, isWhole }: { rows: readonly LicenseRow[]; isWhole: boolean }) => {
  const [query] = useSearchParams()
  const sorting = readSorting(query, ['at'], { column: 'at', direction: 'descending' })
  const { sorted, head } = useSorted(
    'sort',
    rows,
    {
      product: (row) => row.productName,
      customer: (row) => row.customer?.name || row.customer?.email || null,
      cause: (row) => row.cause,
      seats: (row) => row.seatsTaken,
      at: (row) => row.createdAt,
      status: (row) => row.status,
    },
    isWhole,
    sorting,
  )
  return (
    <DataTable caption="Licenses">
      <thead>
        <tr>
          <HeaderCell {...head('product')}>License</HeaderCell>
          <HeaderCell roomy {...head('customer')}>
            Customer
          </HeaderCell>
          <HeaderCell roomy="wide" {...head('cause')}>
            How
          </HeaderCell>
          <HeaderCell roomy numeric {...head('seats', 'descending')}>
            Seats
          </HeaderCell>
          <HeaderCell roomy {...(isWhole ? head('at', 'descending') : sortLink(query, 'at', sorting, 'descending'))}>
            When
          </HeaderCell>
          <HeaderCell {...head('status')}>Status</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <Row key={row.id}>
            <NameCell className="w-full max-w-0">
              <RowLink to={`/admin/licenses/${row.id}`} title={row.id} className="block truncate">
                {row.productName}
              </RowLink>
              <span className="block truncate text-12 font-normal text-ink-2 sm:hidden">{row.customer?.email}</span>
            </NameCell>
            <Cell roomy className="max-w-56 min-w-40">
              <span className="block truncate">{ownerLabel(row.customer)}</span>
              <span className="block truncate text-12 text-ink-2">{row.customer?.email}</span>
            </Cell>
            <Cell muted roomy="wide">
              {causeLabel[row.cause]}
            </Cell>
            <Cell roomy numeric>
              {seatsLabel(row)}
            </Cell>
            <Cell muted roomy className="figures whitespace-nowrap">
              <Instant at={row.createdAt} show="date" />
            </Cell>
            <Cell>
              <LicenseChip license={row} />
            </Cell>
          </Row>
        ))}
      </tbody>
      {rows.length > 1 && (
        <tfoot className="max-sm:hidden">
          <SumRow>
            <NameCell>{sumLabel(isWhole)}</NameCell>
            <Cell />
            <Cell />
            <Cell numeric>
              {seatsLabel({
                seats: rows.reduce((sum, { seats }) => sum + seats, 0),
                seatsTaken: rows.reduce((sum, { seatsTaken }) => sum + seatsTaken, 0),
              })}
            </Cell>
            <Cell />
            <Cell />
          </SumRow>
        </tfoot>
      )}
    </DataTable>
  )
}
