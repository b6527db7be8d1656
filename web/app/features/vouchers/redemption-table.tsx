import { useSearchParams } from 'react-router'
import { redemptionColumns, type VoucherRedemption } from '#contract/vouchers/vouchers.ts'
import { Cell, HeaderCell, NameCell, Row, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { sumLabel } from '#web/ui/lists/is-whole-list.ts'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { useWriteCount, type WriteCount } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

const licensesText = (count: number, write: WriteCount): string => (count === 1 ? '1 license' : `${write(count)} licenses`)

/** Who redeemed what and when, sorted by the server. */
export const RedemptionTable = ({ rows, isWhole }: { rows: readonly VoucherRedemption[]; isWhole: boolean }) => {
  const hasNames = rows.some(({ customer }) => customer !== null)
  const write = useWriteCount()
  const [query] = useSearchParams()
  const sorting = readSorting(query, redemptionColumns, { column: 'at', direction: 'descending' })
  const head = (column: (typeof redemptionColumns)[number], first?: 'descending') => sortLink(query, column, sorting, first)
  return (
    <DataTable caption="Redemptions">
      <thead>
        <tr>
          <HeaderCell {...head('at', 'descending')}>When</HeaderCell>
          {hasNames && <HeaderCell {...head('who')}>Who</HeaderCell>}
          <HeaderCell {...head('what')}>What</HeaderCell>
          <HeaderCell roomy {...head('batch')}>
            Code
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <Cell className="figures whitespace-nowrap text-ink-3">
              <Instant at={row.at} show="ago" />
            </Cell>
            {hasNames && (
              <NameCell>
                {row.customer?.name || 'Someone'}
                <span className="block text-12 font-normal break-all text-ink-2">{row.customer?.email}</span>
              </NameCell>
            )}
            <Cell className="sm:min-w-40">
              {row.what}
              <span className="block text-12 text-ink-2">{licensesText(row.licenses, write)}</span>
            </Cell>
            <Cell muted roomy>
              <span className="figures whitespace-nowrap">…{row.codeEnd}</span>
              <span className="block text-12">{row.batchName}</span>
            </Cell>
          </Row>
        ))}
      </tbody>
      {rows.length > 1 && (
        <tfoot>
          <SumRow>
            <NameCell className="sm:min-w-0">{sumLabel(isWhole)}</NameCell>
            {hasNames && <Cell />}
            <Cell>
              {licensesText(
                rows.reduce((sum, { licenses }) => sum + licenses, 0),
                write,
              )}
            </Cell>
            <Cell roomy />
          </SumRow>
        </tfoot>
      )}
    </DataTable>
  )
}
