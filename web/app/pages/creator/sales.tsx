import { useSearchParams } from 'react-router'
import { exportSales, getSaleChoices, listSales, sumSales } from '#contract/sales/sales.ts'
import { SaleFilters } from '#web/features/sales/sale-filters.tsx'
import { narrowingIn, saleWishIn } from '#web/features/sales/sale-wish.ts'
import { SalesList } from '#web/features/sales/sales-list.tsx'
import { SalesSums } from '#web/features/sales/sales-sums.tsx'
import { SalesTable } from '#web/features/sales/sales-table.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { CsvLink } from '#web/ui/buttons/csv-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isWholeList } from '#web/ui/lists/is-whole-list.ts'
import { titled } from '../parts/titled.ts'

export const handle = { query: ['q', 'status', 'from', 'until', 'item', 'coupon', 'country', 'channel', 'after', 'sort'] }

const page = pageReads(({ url }) => ({
  sales: read(listSales, { query: saleWishIn(url.searchParams) }),
  choices: read(getSaleChoices, {}),
  totals: read(sumSales, { query: narrowingIn(url.searchParams) }),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Sales')

export default function CreatorSales() {
  const { sales, choices, totals } = page.useData()
  const [query] = useSearchParams()
  const wish = saleWishIn(query)
  const { after, ...exported } = wish
  return (
    <StudioFrame>
      <PageHead title="Sales">{sales.items.length > 0 && <CsvLink to={`${exportSales.path}?${new URLSearchParams(exported)}`} />}</PageHead>
      <SalesList
        page={sales}
        wish={wish}
        empty={
          <EmptyState title="No sales yet" action={<ButtonLink to="/creator/products">See your products</ButtonLink>}>
            Each sale appears here as soon as it is paid, with the fee and your share.
          </EmptyState>
        }
        what="sale"
        head={
          <>
            <SaleFilters choices={choices} />
            <SalesSums sums={totals.sums} labels={{ count: 'Sales', earned: 'Yours' }} />
          </>
        }
      >
        <SalesTable rows={sales.items} isWhole={isWholeList(sales, after)} isShort={sales.isShort} />
      </SalesList>
    </StudioFrame>
  )
}
