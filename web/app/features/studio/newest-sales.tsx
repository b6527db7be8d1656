import { defaultCurrency } from '#contract/core/money.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { addUp } from '#web/ui/lists/add-up.ts'
import { Cell, HeaderCell, NameCell, Row, RowLink, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import type { Sales } from './studio.ts'

const ways = { Embed: 'embed', BuyLink: 'buy link', Site: 'own site' }

const sumOf = (sales: Sales['newest']): number =>
  addUp(sales.map(({ revenue }) => ({ amount: revenue, currency: defaultCurrency })))[0]?.amount ?? 0

export const NewestSales = ({ newest }: Pick<Sales, 'newest'>) => {
  const hasNames = newest.some(({ customer }) => customer !== null)
  const { sorted, head } = useSorted('newest', newest, {
    at: (sale) => sale.at,
    what: (sale) => sale.what,
    who: (sale) => sale.customer,
    from: (sale) => sale.channel ?? '',
    revenue: (sale) => sale.revenue,
  })
  return (
    <section aria-labelledby="newest-sales">
      <SectionHead id="newest-sales" title="Newest sales" link={{ to: '/creator/sales', label: 'All sales' }} className="pb-2" />
      <DataTable caption="Newest sales">
        <thead>
          <tr>
            <HeaderCell {...head('at', 'descending')}>When</HeaderCell>
            <HeaderCell {...head('what')}>What</HeaderCell>
            {hasNames && (
              <HeaderCell roomy {...head('who')}>
                Who
              </HeaderCell>
            )}
            <HeaderCell roomy {...head('from')}>
              From
            </HeaderCell>
            <HeaderCell numeric {...head('revenue', 'descending')}>
              Revenue
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
              {hasNames && (
                <Cell muted roomy>
                  {sale.customer}
                </Cell>
              )}
              <Cell muted roomy>
                {sale.channel ? ways[sale.channel] : 'Soundfair'}
              </Cell>
              <Cell numeric>
                <Price amount={sale.revenue} currency="USD" exact className="font-normal" />
              </Cell>
            </Row>
          ))}
        </tbody>
        {newest.length > 1 && (
          <tfoot>
            <SumRow>
              <NameCell className="sm:min-w-0">These sales</NameCell>
              <Cell />
              {hasNames && <Cell roomy />}
              <Cell roomy />
              <Cell numeric>
                <Price amount={sumOf(newest)} currency="USD" exact />
              </Cell>
            </SumRow>
          </tfoot>
        )}
      </DataTable>
    </section>
  )
}
