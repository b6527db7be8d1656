import { useNavigate } from 'react-router'
import { call } from '#web/lib/api/call.ts'
import { CallError } from '#web/lib/api/call-error.ts'
import { chooseCreator } from '#web/lib/api/viewer-routes.ts'
import { refreshViewer } from '#web/lib/session/viewer-changes.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'

const asksWhy = (error: unknown): boolean => error instanceof CallError && error.errors.reason !== undefined

/**
 * Acts for another creator: rights, profile and all reads are then those of that creator. Staff who are not on its team must give a reason:
 * without one it returns false, and nothing has changed.
 */
export const useCreatorChoice = (): ((creatorId: string | null, reason?: string) => Promise<boolean>) => {
  const navigate = useNavigate()
  return async (creatorId, reason) => {
    try {
      await call(chooseCreator, { body: { creatorId, ...(reason && { reason }) } })
      await refreshViewer()
      await navigate(creatorId === null ? '/admin' : '/creator')
      return true
    } catch (error) {
      if (asksWhy(error)) return false
      tellFailure(error)
      return true
    }
  }
}
