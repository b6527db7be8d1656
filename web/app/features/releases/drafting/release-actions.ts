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

type Take = (answer: OwnReleaseDetails) => Promise<void>

/** Everything that can be done to a release; each shows at once what came of it. */
export const releaseActions = (releaseId: string, take: Take) => {
  const params = { releaseId }
  const of = (platform: BuildPlatform) => ({ releaseId, platform })
  return {
    change: async (body: Partial<ReleaseForm>) => take(await call(changeRelease, { params, body })),
    setBuild: async (platform: BuildPlatform, uploadId: string) => take(await call(setBuild, { params: of(platform), body: { uploadId } })),
    removeBuild: async (platform: BuildPlatform) => take(await call(removeBuild, { params: of(platform) })),
    checkAgain: async (platform: BuildPlatform) => take(await call(checkBuildAgain, { params: of(platform) })),
    signBuild: async (platform: BuildPlatform, edSignature: string | null) =>
      take(await call(signBuild, { params: of(platform), body: { edSignature } })),
    submit: async () => take(await call(submitRelease, { params })),
    withdraw: async () => take(await call(withdrawRelease, { params })),
    publish: async (at: string | null, rolloutPercent: number) =>
      take(await call(publishRelease, { params, body: { at, rolloutPercent } })),
    unschedule: async () => take(await call(unscheduleRelease, { params })),
    setRollout: async (percent: number) => take(await call(setRollout, { params, body: { percent } })),
    stopRollout: async () => take(await call(stopRollout, { params })),
    rollBack: async () => take(await call(rollBackRelease, { params })),
  }
}
export type ReleaseActions = ReturnType<typeof releaseActions>
