import { useSearchParams } from 'react-router'
import { listAuditLog, listStaff } from '#contract/admin/staff.ts'
import { AuditSection } from '#web/features/admin/audit-section.tsx'
import { Duties } from '#web/features/admin/duties.tsx'
import { mayRunPlatform } from '#web/features/admin/staff-access.ts'
import { StaffSection } from '#web/features/admin/staff-section.tsx'
import { ConfirmPasswordDialog } from '#web/features/identity/confirm-password-dialog.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'

export const handle = { query: ['action', 'search'] }

const filterIn = (query: URLSearchParams) => {
  const action = query.get('action')
  const search = query.get('search')?.trim()
  return { ...(action && { action }), ...(search && { search }) }
}

const page = pageReads(({ url, user }) =>
  user && mayRunPlatform(user) ? { staff: read(listStaff, {}), log: read(listAuditLog, { query: filterIn(url.searchParams) }) } : {},
)

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = privateHead('Admin')

export default function AdminOverview() {
  const data = page.useData()
  const user = useUser()
  const [query] = useSearchParams()
  if (!user) return null
  return (
    <>
      <header className="pb-8">
        <h1 className="text-28">Admin</h1>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
        <Duties user={user} />
        {'staff' in data && <StaffSection staff={data.staff} ownId={user.id} />}
        {'log' in data && <AuditSection first={data.log} filter={filterIn(query)} />}
      </div>
      <ConfirmPasswordDialog email={user.email} />
    </>
  )
}
