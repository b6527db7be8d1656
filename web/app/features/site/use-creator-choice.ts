import { useNavigate } from 'react-router'
import { call } from '#web/lib/api/call.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { chooseCreator } from '#web/lib/api/viewer-routes.ts'
import { refreshViewer } from '#web/lib/session/viewer-changes.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** Acts for another creator from now on: rights, profile and everything read are those of that creator. */
export const useCreatorChoice = (): ((creatorId: string | null) => Promise<void>) => {
  const navigate = useNavigate()
  return async (creatorId) => {
    try {
      await call(chooseCreator, { body: { creatorId } })
      await refreshViewer()
      await navigate(creatorId === null ? '/admin' : '/creator')
    } catch (error) {
      toast({ kind: 'error', text: failureLine(error) })
    }
  }
}
