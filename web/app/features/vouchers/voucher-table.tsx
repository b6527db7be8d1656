import { useSearchParams } from 'react-router'
import type { VoucherRow } from '#contract/vouchers/vouchers.ts'
import { statusText } from '#web/lib/catalog/status-text.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Cell, HeaderCell, NameCell, Row, RowLink, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { sortLink } from '#web/ui/lists/table-query.ts'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { readVoucherWish } from './choose-vouchers.ts'
import { statusTones, usesText } from './voucher-text.ts'

/** The creator's vouchers; arrow keys move through the rows. */
export const VoucherTable = ({ rows }: { rows: readonly VoucherRow[] }) => {
  const [query] = useSearchParams()
  const { sorting } = readVoucherWish(query)
  const write = useWriteCount()
  return (
    <DataTable caption="Vouchers">
      <thead>
        <tr>
          <HeaderCell {...sortLink(query, 'name', sorting)}>Name</HeaderCell>
          <HeaderCell {...sortLink(query, 'state', sorting)}>Status</HeaderCell>
          <HeaderCell roomy {...sortLink(query, 'ends', sorting)}>
            Ends
          </HeaderCell>
          <HeaderCell numeric roomy {...sortLink(query, 'codes', sorting, 'descending')}>
            Codes
          </HeaderCell>
          <HeaderCell numeric {...sortLink(query, 'uses', sorting, 'descending')}>
            Redeemed
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <NameCell className="sm:min-w-44">
              <RowLink to={`/creator/vouchers/${row.id}`}>{row.name}</RowLink>
              <span className="block text-12 font-normal text-ink-2">{row.gives}</span>
            </NameCell>
            <Cell>
              <Chip tone={statusTones[row.status]}>{statusText(row.status)}</Chip>
            </Cell>
            <Cell muted roomy className="figures whitespace-nowrap">
              {row.expiresAt ? <Instant at={row.expiresAt} show="date" /> : 'Never'}
            </Cell>
            <Cell numeric roomy>
              {write(row.codes)}
            </Cell>
            <Cell numeric>{usesText(row, write)}</Cell>
          </Row>
        ))}
      </tbody>
      <tfoot>
        <SumRow>
          <NameCell>Total</NameCell>
          <Cell />
          <Cell roomy />
          <Cell numeric roomy>
            {write(rows.reduce((sum, { codes }) => sum + codes, 0))}
          </Cell>
          <Cell numeric>
            {usesText(
              {
                uses: rows.reduce((sum, { uses }) => sum + uses, 0),
                maxUses: rows.reduce((sum, { maxUses }) => sum + maxUses, 0),
              },
              write,
            )}
          </Cell>
        </SumRow>
      </tfoot>
    </DataTable>
  )
}
