import { useSearchParams } from 'react-router'
import { exportMailingList, listCustomers } from '#contract/sales/customers.ts'
import { CustomerTable } from '#web/features/sales/customers/customer-table.tsx'
import { customerWishIn } from '#web/features/sales/customers/customer-wish.ts'
import { SalesList } from '#web/features/sales/sales-list.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isWholeList } from '#web/ui/lists/is-whole-list.ts'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { titled } from '../parts/titled.ts'

export const handle = { query: ['q', 'sort', 'after'] }

const page = pageReads(({ url }) => ({ customers: read(listCustomers, { query: customerWishIn(url.searchParams) }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Customers')

export default function CreatorCustomers() {
  const { customers } = page.useData()
  const [query] = useSearchParams()
  return (
    <StudioFrame>
      <PageHead title="Customers" note="Who bought from you. The mailing list holds only those who asked for your newsletter.">
        {(customers.items.length > 0 || Object.keys(customerWishIn(query)).length > 0) && (
          <ButtonLink size="small" to={exportMailingList.path} reloadDocument download>
            Mailing list
          </ButtonLink>
        )}
      </PageHead>
      <SalesList
        page={customers}
        wish={customerWishIn(query)}
        empty={
          <EmptyState title="No customers yet" action={<ButtonLink to="/creator/products">See your products</ButtonLink>}>
            People who buy from you appear here, with what they own and their licenses.
          </EmptyState>
        }
        what="customer"
        head={<ListBar searchLabel="Name or e-mail">{null}</ListBar>}
      >
        <CustomerTable rows={customers.items} isWhole={isWholeList(customers, customerWishIn(query).after)} />
      </SalesList>
    </StudioFrame>
  )
}
