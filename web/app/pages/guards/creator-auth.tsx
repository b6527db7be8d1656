import { Outlet } from 'react-router'
import { guarded } from '#web/lib/guards.ts'

export const middleware = [guarded('creator-auth')]
export const clientMiddleware = [guarded('creator-auth')]

export default function CreatorAuth() {
  return <Outlet />
}
