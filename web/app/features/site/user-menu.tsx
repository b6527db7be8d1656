import { ChevronDown } from 'lucide-react'
import { useNavigate } from 'react-router'
import { signOut, type User } from '#contract/identity.ts'
import { call } from '#web/lib/call.ts'
import { analytics } from '#web/lib/site-analytics.ts'
import { setViewer } from '#web/lib/viewer.ts'
import { Menu } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { displayName, menuFor } from './navigation-links.ts'

/** Signs out, clears user and creator, resets analytics, and goes home. */
const useLogout = () => {
  const navigate = useNavigate()
  return async (): Promise<void> => {
    try {
      await call(signOut, {})
      setViewer(null)
      analytics.reset()
      toast({ kind: 'ok', text: 'Logged out' })
      await navigate('/')
    } catch {
      toast({ kind: 'error', text: 'Error' })
    }
  }
}

export const UserMenu = ({ user }: { user: User }) => {
  const logout = useLogout()
  const entries = menuFor(user).map(({ to, label }) => ({ id: to, label, to }))
  return (
    <Menu
      align="end"
      trigger={
        <>
          <b className="max-w-40 truncate">{displayName(user)}</b> <ChevronDown aria-hidden="true" className="size-4" />
        </>
      }
      className="flex items-center gap-1"
      groups={[{ entries }, { entries: [{ id: 'logout', label: 'Logout', run: logout }] }]}
    />
  )
}
