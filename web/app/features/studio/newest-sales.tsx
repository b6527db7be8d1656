import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Cell, HeaderCell, NameCell, Row, RowLink } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import type { Sales } from './studio.ts'

export const NewestSales = ({ newest }: Pick<Sales, 'newest'>) => {
  const hasNames = newest.some(({ customer }) => customer !== null)
  return (
    <section aria-labelledby="newest-sales">
      <SectionHead id="newest-sales" title="Newest sales" link={{ to: '/creator/sales', label: 'All sales' }} className="pb-2" />
      <DataTable caption="Newest sales">
        <thead>
          <tr>
            <HeaderCell>When</HeaderCell>
            <HeaderCell>What</HeaderCell>
            {hasNames && <HeaderCell roomy>Who</HeaderCell>}
            <HeaderCell numeric>Revenue</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {newest.map((sale) => (
            <Row key={sale.id}>
              <Cell className="figures whitespace-nowrap text-ink-3">
                <Instant at={sale.at} show="ago" />
              </Cell>
              <NameCell>
                <RowLink to={`/creator/sales/${sale.id}`}>{sale.what}</RowLink>
              </NameCell>
              {hasNames && (
                <Cell muted roomy>
                  {sale.customer}
                </Cell>
              )}
              <Cell numeric>
                <Price amount={sale.revenue} currency="USD" exact className="font-normal" />
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}
