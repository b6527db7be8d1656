import { Outlet } from 'react-router'
import { guarded } from '#web/lib/session/guards.ts'
import { opensCreatorPage } from '#web/lib/session/page-access.ts'

const guard = guarded('creator-auth', (user, page) => opensCreatorPage(page, user.creatorRoles))

export const middleware = [guard]
export const clientMiddleware = [guard]

export default function CreatorAuth() {
  return <Outlet />
}
