import { useSearchParams } from 'react-router'
import type { CouponRow } from '#contract/coupons/coupons.ts'
import { statusText } from '#web/lib/catalog/status-text.ts'
import { Chip } from '#web/ui/chip.tsx'
import { addUp } from '#web/ui/lists/add-up.ts'
import { Cell, HeaderCell, NameCell, Row, RowLink, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { sortLink } from '#web/ui/lists/table-query.ts'
import { useWriteMoney } from '#web/ui/price.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { useWritePercent } from '#web/ui/texts/percent.tsx'
import { readCouponWish } from './choose-coupons.ts'
import { offText, statusTones, usesText } from './coupon-text.ts'
import { MoneyList } from './money-list.tsx'

/** The creator's coupons; arrow keys move through the rows. */
export const CouponTable = ({ rows }: { rows: readonly CouponRow[] }) => {
  const [query] = useSearchParams()
  const { sorting } = readCouponWish(query)
  const write = useWriteCount()
  const [money, percent] = [useWriteMoney(), useWritePercent()]
  const hasRevenue = rows.some(({ revenue }) => revenue !== null)
  return (
    <DataTable caption="Coupons">
      <thead>
        <tr>
          <HeaderCell {...sortLink(query, 'code', sorting)}>Code</HeaderCell>
          <HeaderCell {...sortLink(query, 'off', sorting, 'descending')}>Discount</HeaderCell>
          <HeaderCell {...sortLink(query, 'state', sorting)}>Status</HeaderCell>
          <HeaderCell roomy {...sortLink(query, 'ends', sorting)}>
            Ends
          </HeaderCell>
          <HeaderCell numeric roomy {...sortLink(query, 'uses', sorting, 'descending')}>
            Uses
          </HeaderCell>
          {hasRevenue && (
            <HeaderCell numeric roomy {...sortLink(query, 'revenue', sorting, 'descending')}>
              Revenue
            </HeaderCell>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <NameCell className="sm:min-w-44">
              <RowLink to={`/creator/coupons/${row.id}`} className="figures">
                {row.code}
              </RowLink>
              <span className="block text-12 font-normal text-ink-2">{row.name}</span>
            </NameCell>
            <Cell className="figures whitespace-nowrap">{offText(row, { money, percent })}</Cell>
            <Cell>
              <Chip tone={statusTones[row.status]}>{statusText(row.status)}</Chip>
            </Cell>
            <Cell muted roomy className="figures whitespace-nowrap">
              {row.endsAt ? <Instant at={row.endsAt} show="date" /> : 'Never'}
            </Cell>
            <Cell numeric roomy>
              {usesText(row, write)}
            </Cell>
            {hasRevenue && (
              <Cell numeric roomy>
                {row.revenue && <MoneyList of={row.revenue} className="font-normal" />}
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
      <tfoot className="max-sm:hidden">
        <SumRow>
          <NameCell>Total</NameCell>
          <Cell />
          <Cell />
          <Cell roomy />
          <Cell numeric roomy>
            {write(rows.reduce((sum, { uses }) => sum + uses, 0))}
          </Cell>
          {hasRevenue && (
            <Cell numeric roomy>
              <MoneyList of={addUp(rows.flatMap(({ revenue }) => revenue ?? []))} />
            </Cell>
          )}
        </SumRow>
      </tfoot>
    </DataTable>
  )
}
