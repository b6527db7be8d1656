import type { VoucherRedemption } from '#contract/vouchers/vouchers.ts'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Instant } from '#web/ui/texts/instant.tsx'

/** Who redeemed what and when. */
export const RedemptionTable = ({ rows, isWhole }: { rows: readonly VoucherRedemption[]; isWhole: boolean }) => {
  const hasNames = rows.some(({ customer }) => customer !== null)
  const { sorted, head } = useSorted(
    rows,
    {
      at: (row) => row.at,
      who: (row) => row.customer?.name || null,
      what: (row) => row.what,
      batch: (row) => row.batchName,
    },
    isWhole,
  )
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
        {sorted.map((row) => (
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
              <span className="block text-12 text-ink-2">{row.licenses === 1 ? '1 license' : `${row.licenses} licenses`}</span>
            </Cell>
            <Cell muted roomy>
              <span className="figures whitespace-nowrap">…{row.codeEnd}</span>
              <span className="block text-12">{row.batchName}</span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
