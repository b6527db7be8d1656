import {
  changeRelease,
  checkBuildAgain,
  type OwnReleaseDetails,
  type ReleaseForm,
  removeBuild,
  setBuild,
  signBuild,
  submitRelease,
  withdrawRelease,
} from '#contract/releases/own-releases.ts'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import { publishRelease, rollBackRelease, setRollout, stopRollout, unscheduleRelease } from '#contract/releases/publishing.ts'
import { call } from '#web/lib/api/call.ts'
import { finishRemovals, sendOnLeaving } from '../builds/removals.ts'

type Take = (answer: OwnReleaseDetails) => Promise<void>

/** All actions on a release; each shows its result at once. */
export const releaseActions = (releaseId: string, take: Take) => {
  const params = { releaseId }
  const of = (platform: BuildPlatform) => ({ releaseId, platform })
  /** Pending removals are carried out before any other action: nobody submits files that they do not see. */
  const after: typeof call = async (...asked) => {
    await finishRemovals(releaseId)
    return call(...asked)
  }
  return {
    change: async (body: Partial<ReleaseForm>) => take(await after(changeRelease, { params, body })),
    setBuild: async (platform: BuildPlatform, uploadId: string) =>
      take(await after(setBuild, { params: of(platform), body: { uploadId } })),
    removeBuild: async (platform: BuildPlatform) => take(await call(removeBuild, { params: of(platform) }, { fetch: sendOnLeaving })),
    checkAgain: async (platform: BuildPlatform) => take(await after(checkBuildAgain, { params: of(platform) })),
    signBuild: async (platform: BuildPlatform, edSignature: string | null) =>
      take(await after(signBuild, { params: of(platform), body: { edSignature } })),
    submit: async () => take(await after(submitRelease, { params })),
    withdraw: async () => take(await after(withdrawRelease, { params })),
    publish: async (at: string | null, rolloutPercent: number) =>
      take(await after(publishRelease, { params, body: { at, rolloutPercent } })),
    unschedule: async () => take(await after(unscheduleRelease, { params })),
    setRollout: async (percent: number) => take(await after(setRollout, { params, body: { percent } })),
    stopRollout: async () => take(await after(stopRollout, { params })),
    rollBack: async () => take(await after(rollBackRelease, { params })),
  }
}
export type ReleaseActions = ReturnType<typeof releaseActions>
