import type { Coupon } from '#contract/coupons/coupons.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { addUp } from '#web/ui/lists/add-up.ts'
import { AmountList } from '#web/ui/lists/amount-list.tsx'
import { Cell, HeaderCell, NameCell, Row, RowLink, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Price } from '#web/ui/price.tsx'
import { Stat, Stats } from '#web/ui/stat.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { usesText } from './coupon-text.ts'
import { MoneyList } from './money-list.tsx'

/** How often it was used, and the revenue it brought. */
export const CouponFigures = ({ coupon }: { coupon: Coupon }) => {
  const write = useWriteCount()
  return (
    <Stats className="mb-9">
      <Stat label="Uses" value={usesText(coupon, write)} />
      {coupon.revenue && <Stat label="Revenue" value={<MoneyList of={coupon.revenue} />} />}
      {coupon.reductions && <Stat label="Discounted" value={<MoneyList of={coupon.reductions} />} />}
    </Stats>
  )
}

/** The newest sales that it reduced. */
export const CouponSales = ({ sales }: { sales: NonNullable<Coupon['sales']> }) => {
  const { sorted, head } = useSorted('sales', sales, {
    at: (sale) => sale.at,
    what: (sale) => sale.what,
    reduction: (sale) => sale.inDollars.reduction.amount,
    due: (sale) => sale.inDollars.due.amount,
  })
  return (
    <section aria-labelledby="coupon-sales" className="mt-10">
      <SectionHead id="coupon-sales" title="Sales with this coupon" className="pb-2" />
      {sales.length === 0 ? (
        <p className="text-14 text-ink-2">Not used yet.</p>
      ) : (
        <DataTable caption="Sales with this coupon">
          <thead>
            <tr>
              <HeaderCell {...head('at', 'descending')}>When</HeaderCell>
              <HeaderCell {...head('what')}>What</HeaderCell>
              <HeaderCell numeric {...head('reduction', 'descending')}>
                Discount
              </HeaderCell>
              <HeaderCell numeric {...head('due', 'descending')}>
                Paid
              </HeaderCell>
            </tr>
          </thead>
          <tbody>
            {sorted.map((sale) => (
              <Row key={sale.id}>
                <Cell className="figures whitespace-nowrap text-ink-3">
                  <Instant at={sale.at} show="ago" />
                </Cell>
                <NameCell>
                  <RowLink to={`/creator/sales/${sale.id}`}>{sale.what}</RowLink>
                </NameCell>
                <Cell numeric>
                  <Price {...sale.reduction} exact className="font-normal" />
                </Cell>
                <Cell numeric>
                  <Price {...sale.due} exact className="font-normal" />
                </Cell>
              </Row>
            ))}
          </tbody>
          {sales.length > 1 && (
            <tfoot>
              <SumRow>
                <NameCell className="sm:min-w-0">These sales</NameCell>
                <Cell />
                <Cell numeric>
                  <AmountList amounts={addUp(sales.map(({ reduction }) => reduction))} />
                </Cell>
                <Cell numeric>
                  <AmountList amounts={addUp(sales.map(({ due }) => due))} />
                </Cell>
              </SumRow>
            </tfoot>
          )}
        </DataTable>
      )}
    </section>
  )
}
