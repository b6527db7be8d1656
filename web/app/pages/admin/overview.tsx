import { useSearchParams } from 'react-router'
import { getStaffOverview } from '#contract/admin/overview.ts'
import { listAuditLog, listStaff } from '#contract/admin/staff.ts'
import { AuditSection } from '#web/features/admin/audit-section.tsx'
import { Health } from '#web/features/admin/overview/health.tsx'
import { StaffTasks } from '#web/features/admin/overview/staff-tasks.tsx'
import { Today } from '#web/features/admin/overview/today.tsx'
import { mayRunPlatform } from '#web/features/admin/staff-access.ts'
import { StaffSection } from '#web/features/admin/staff-section.tsx'
import { ConfirmPasswordDialog } from '#web/features/identity/confirm-password-dialog.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'

export const handle = { query: ['action', 'search', 'log'] }

const filterIn = (query: URLSearchParams) => {
  const action = query.get('action')
  const search = query.get('search')?.trim()
  return { ...(action && { action }), ...(search && { search }) }
}

const page = pageReads(({ url, user }) => ({
  overview: read(getStaffOverview, {}),
  ...(user && mayRunPlatform(user) && { staff: read(listStaff, {}), log: read(listAuditLog, { query: filterIn(url.searchParams) }) }),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = privateHead('Admin')

export default function AdminOverview() {
  const data = page.useData()
  const user = useUser()
  const [query] = useSearchParams()
  const { tasks, sales, health } = data.overview
  if (!user) return null
  return (
    <>
      <header className="pb-8">
        <h1 className="text-28">Admin</h1>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
        <StaffTasks tasks={tasks} />
        {sales && <Today sales={sales} />}
        {health && <Health health={health} stuckCount={tasks.find(({ kind }) => kind === 'stuck-jobs')?.count ?? 0} />}
        {data.staff && <StaffSection staff={data.staff} ownId={user.id} />}
        {data.log && <AuditSection first={data.log} filter={filterIn(query)} />}
      </div>
      <ConfirmPasswordDialog email={user.email} />
    </>
  )
}
