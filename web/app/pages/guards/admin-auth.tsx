import { Outlet } from 'react-router'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { guarded } from '#web/lib/guards.ts'

export const middleware = [guarded('admin-auth')]
export const clientMiddleware = [guarded('admin-auth')]

export default function AdminAuth() {
  return (
    <StaffFrame>
      <Outlet />
    </StaffFrame>
  )
}
