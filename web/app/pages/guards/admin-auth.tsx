import { Outlet } from 'react-router'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { guarded } from '#web/lib/guards.ts'
import { opensStaffPage } from '#web/lib/page-access.ts'

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
