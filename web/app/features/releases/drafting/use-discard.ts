import { discardRelease, listCreatorReleases } from '#contract/releases/own-releases.ts'
import { call } from '#web/lib/api/call.ts'
import { isRefusal } from '#web/lib/api/call-error.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { sendOnLeaving } from '../builds/removals.ts'

/** Discards a release on the server, for good. */
export const useDiscard = (): ((releaseId: string) => Promise<void>) => {
  const reread = useReread()
  return async (releaseId) => {
    try {
      await call(discardRelease, { params: { releaseId } }, { fetch: sendOnLeaving })
    } catch (error) {
      // If a colleague was faster, it is gone as intended.
      if (!isRefusal(error, 'not-found')) throw error
    } finally {
      await reread(listCreatorReleases)
    }
  }
}
