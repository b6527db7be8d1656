import { useSearchParams } from 'react-router'
import { listFailedRefunds } from '#contract/payments/refunds.ts'
import { exportOrderSales, getOrderChoices, listOrderSales, sumOrderSales } from '#contract/sales/staff-sales.ts'
import { mayRefundSales, maySeeSales } from '#web/features/admin/staff-access.ts'
import { FailedRefunds } from '#web/features/sales/failed-refunds.tsx'
import { OrderFilters } from '#web/features/sales/order-filters.tsx'
import { OrderTable } from '#web/features/sales/order-table.tsx'
import { orderNarrowingIn, orderWishIn } from '#web/features/sales/order-wish.ts'
import { SalesList } from '#web/features/sales/sales-list.tsx'
import { SalesSums } from '#web/features/sales/sales-sums.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { onlyFor } from '#web/lib/session/guards.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { CsvLink } from '#web/ui/buttons/csv-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isWholeList } from '#web/ui/lists/is-whole-list.ts'

export const handle = { query: ['q', 'status', 'from', 'until', 'creator', 'coupon', 'country', 'channel', 'after', 'sort'] }

export const middleware = [onlyFor(maySeeSales)]
export const clientMiddleware = [onlyFor(maySeeSales)]

const page = pageReads(({ url }) => ({
  orders: read(listOrderSales, { query: orderWishIn(url.searchParams) }),
  choices: read(getOrderChoices, {}),
  totals: read(sumOrderSales, { query: orderNarrowingIn(url.searchParams) }),
  failedRefunds: read(listFailedRefunds, {}),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Sales')

export default function AdminSales() {
  const { orders, choices, totals, failedRefunds } = page.useData()
  const [query] = useSearchParams()
  const user = useUser()
  const reread = useReread()
  const wish = orderWishIn(query)
  const { after, ...exported } = wish
  return (
    <>
      <PageHead title="Sales">
        {orders.items.length > 0 && <CsvLink to={`${exportOrderSales.path}?${new URLSearchParams(exported)}`} />}
      </PageHead>
      <FailedRefunds
        refunds={failedRefunds}
        mayAct={user !== null && mayRefundSales(user)}
        onDone={() => reread(listFailedRefunds, listOrderSales, sumOrderSales)}
      />
      <SalesList
        page={orders}
        wish={wish}
        empty={<EmptyState title="No sales yet">Orders appear here as soon as they are paid.</EmptyState>}
        what="order"
        head={
          <>
            <OrderFilters choices={choices} />
            <SalesSums sums={totals.sums} labels={{ count: 'Orders', earned: 'To creators' }} />
          </>
        }
      >
        <OrderTable rows={orders.items} isWhole={isWholeList(orders, after)} isShort={orders.isShort} />
      </SalesList>
    </>
  )
}
