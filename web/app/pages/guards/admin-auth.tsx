import { Outlet } from 'react-router'
import { StaffFrame } from '#web/features/admin/staff-frame.tsx'
import { guarded } from '#web/lib/session/guards.ts'
import { opensStaffPage } from '#web/lib/session/page-access.ts'

const guard = guarded('admin-auth', (user, page) => opensStaffPage(page, user.staffRoles))

export const middleware = [guard]
export const clientMiddleware = [guard]

export default function AdminAuth() {
  return (
    <StaffFrame>
      <Outlet />
    </StaffFrame>
  )
}
