import { compareVersions } from '../version.rules.ts'

/** The versions of the same channel created just before and just after, and whether any release of the product has this version. */
export type VersionNeighbours = { before: string | null; after: string | null; isTaken: boolean }

export type VersionVerdict = { fits: true } | { fits: false; because: string }

/** Versions rise within a channel, and a product has each of them once. */
export const judgeVersion = (version: string, { before, after, isTaken }: VersionNeighbours): VersionVerdict => {
  if (isTaken) return { fits: false, because: `This product already has a release ${version}` }
  if (before !== null && compareVersions(version, before) <= 0) {
    return { fits: false, because: `Use a version above ${before}` }
  }
  if (after !== null && compareVersions(version, after) >= 0) {
    return { fits: false, because: `Use a version below ${after}, which was started later` }
  }
  return { fits: true }
}
