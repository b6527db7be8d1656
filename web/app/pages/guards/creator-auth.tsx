import { Outlet } from 'react-router'
import { guarded } from '#web/lib/guards.ts'
import { opensCreatorPage } from '#web/lib/page-access.ts'

const guard = guarded('creator-auth', (user, page) => opensCreatorPage(page, user.creatorRoles))

export const middleware = [guard]
export const clientMiddleware = [guard]

export default function CreatorAuth() {
  return <Outlet />
}
