import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Holder } from '../current-release.ts'
import { findOfferedBuild, type OfferedBuild } from '../release.views.ts'
import { signDownload } from './download-link.ts'
import { requireDownloadsLeft } from './require-downloads-left.ts'
import { judgeRight, needsOf, type RightVerdict } from './right.rules.ts'

/** Whether somebody may have a build now. A product that is no longer for sale is there for its owners alone. */
export const judgeBuild = (build: OfferedBuild, holder: Holder): RightVerdict | undefined => {
  const { owns_by_user, owns_by_license, is_on_sale, type, variations } = build
  if (!is_on_sale && !owns_by_user && !owns_by_license) return undefined
  return judgeRight(needsOf(type, variations), { ...holder, ownsByUser: owns_by_user, ownsByLicense: owns_by_license })
}

type Asked = { buildId: string; holder: Holder; scope: string | undefined; now: Date }

/** A signed link to a build, for whoever has a right to it. */
export const linkBuild = async (
  db: Reader,
  { signatures, publicUrl }: { signatures: Vault; publicUrl: string },
  { buildId, holder, scope, now }: Asked,
): Promise<string> => {
  const found = await findOfferedBuild(db, buildId, holder, now)
  const build = found && (scope === undefined || found.creator_id === scope) ? found : refuse('not-found')
  const verdict = judgeBuild(build, holder) ?? refuse('not-found')
  const right = verdict.right ?? refuse(verdict.because)
  const linked = { buildId, right, userId: holder.userId }
  await requireDownloadsLeft(db, linked, now)
  return signDownload(signatures, publicUrl, linked, build.name, now)
}
