import { useSearchParams } from 'react-router'
import { exportSales, listSales } from '#contract/sales/sales.ts'
import { wishIn } from '#web/features/sales/sale-wish.ts'
import { SalesList } from '#web/features/sales/sales-list.tsx'
import { SalesTable } from '#web/features/sales/sales-table.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { CsvLink } from '#web/ui/buttons/csv-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { titled } from '../parts/prepared-page.tsx'

export const handle = { query: ['q', 'status', 'after', 'sort'] }

const wishOf = (query: URLSearchParams) => wishIn(query, /^sal_[0-9a-z]{26}$/)

const page = pageReads(({ url }) => ({ sales: read(listSales, { query: wishOf(url.searchParams) }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Sales')

export default function CreatorSales() {
  const { sales } = page.useData()
  const [query] = useSearchParams()
  const wish = wishOf(query)
  const { after, ...narrowing } = wish
  return (
    <StudioFrame>
      <PageHead title="Sales">
        {sales.items.length > 0 && <CsvLink to={`${exportSales.path}?${new URLSearchParams(narrowing)}`} />}
      </PageHead>
      <SalesList
        label="Search sales"
        page={sales}
        wish={wish}
        empty={<EmptyState title="No sales yet">Each sale comes here the moment it is paid, with its fee and what is yours.</EmptyState>}
        what="sale"
      >
        <SalesTable rows={sales.items} />
      </SalesList>
    </StudioFrame>
  )
}
