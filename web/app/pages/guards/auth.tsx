import { Outlet } from 'react-router'
import { guarded } from '#web/lib/session/guards.ts'

export const middleware = [guarded('auth')]
export const clientMiddleware = [guarded('auth')]

export default function Auth() {
  return <Outlet />
}
