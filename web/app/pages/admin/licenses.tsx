import { useSearchParams } from 'react-router'
import { listAnyLicenses } from '#contract/licensing/license-admin.ts'
import { mayChangeLicenses, maySeeLicenses } from '#web/features/admin/staff-access.ts'
import { GrantLicenseButton } from '#web/features/licensing/admin/grant-license-dialog.tsx'
import { LicenseFilters } from '#web/features/licensing/admin/license-filters.tsx'
import { LicenseTable } from '#web/features/licensing/admin/license-table.tsx'
import { licenseWishIn } from '#web/features/licensing/admin/license-wish.ts'
import { SalesList } from '#web/features/sales/sales-list.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { onlyFor } from '#web/lib/session/guards.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isWholeList } from '#web/ui/lists/is-whole-list.ts'

export const handle = { query: ['q', 'status', 'cause', 'sort', 'after'] }

export const middleware = [onlyFor(maySeeLicenses)]
export const clientMiddleware = [onlyFor(maySeeLicenses)]

const page = pageReads(({ url }) => ({ licenses: read(listAnyLicenses, { query: licenseWishIn(url.searchParams) }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Licenses')

export default function AdminLicenses() {
  const { licenses } = page.useData()
  const [query] = useSearchParams()
  const user = useUser()
  return (
    <>
      <PageHead title="Licenses">{user && mayChangeLicenses(user) && <GrantLicenseButton />}</PageHead>
      <SalesList
        page={licenses}
        wish={licenseWishIn(query)}
        empty={<EmptyState title="No licenses yet">Licenses appear here as soon as they are bought, redeemed, tried or given.</EmptyState>}
        what="license"
        head={<LicenseFilters />}
      >
        <LicenseTable rows={licenses.items} isWhole={isWholeList(licenses, licenseWishIn(query).after)} />
      </SalesList>
    </>
  )
}
