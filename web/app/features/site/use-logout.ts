import { useNavigate } from 'react-router'
import { call } from '#web/lib/api/call.ts'
import { signOut } from '#web/lib/api/viewer-routes.ts'
import { leave } from '#web/lib/session/viewer-changes.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** Signs out, clears user and creator, resets analytics, and goes home. */
export const useLogout = (): (() => Promise<void>) => {
  const navigate = useNavigate()
  return async () => {
    try {
      await call(signOut, {})
      await leave()
      toast({ kind: 'ok', text: 'Logged out' })
      await navigate('/')
    } catch {
      toast({ kind: 'error', text: 'Error' })
    }
  }
}
