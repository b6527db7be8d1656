import { useSearchParams } from 'react-router'
import { listAccounts } from '#contract/admin/accounts.ts'
import { AccountTable } from '#web/features/admin/customers/account-table.tsx'
import { customerWishIn } from '#web/features/admin/customers/customer-wish.ts'
import { maySeeSales } from '#web/features/admin/staff-access.ts'
import { SalesList } from '#web/features/sales/sales-list.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { onlyFor } from '#web/lib/session/guards.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isWholeList } from '#web/ui/lists/is-whole-list.ts'
import { ListBar } from '#web/ui/lists/list-bar.tsx'

export const handle = { query: ['q', 'sort', 'after'] }

export const middleware = [onlyFor(maySeeSales)]
export const clientMiddleware = [onlyFor(maySeeSales)]

const page = pageReads(({ url }) => ({ accounts: read(listAccounts, { query: customerWishIn(url.searchParams) }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Customers')

export default function AdminCustomers() {
  const { accounts } = page.useData()
  const [query] = useSearchParams()
  return (
    <>
      <PageHead title="Customers" />
      <SalesList
        page={accounts}
        wish={customerWishIn(query)}
        empty={<EmptyState title="Nobody has an account yet">People who sign up or buy something appear here.</EmptyState>}
        what="customer"
        head={<ListBar searchLabel="E-mail, name or id">{null}</ListBar>}
      >
        <AccountTable rows={accounts.items} isWhole={isWholeList(accounts, customerWishIn(query).after)} />
      </SalesList>
    </>
  )
}
