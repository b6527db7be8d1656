import type { ReleaseShelf, ShelvedRelease } from '#domains/licensing/index.ts'
import { describeBuild } from './describe-releases.ts'
import { listNewestReleases } from './release.views.ts'
import { needsOf } from './right.rules.ts'

/** What a customer's inventory shows of releases: the newest of each product, or the version asked for. */
export const releaseShelf =
  (publicUrl: string): ReleaseShelf =>
  async (db, products, { userId, owned, version, now }) => {
    const rows = await listNewestReleases(db, products, now, version)
    const entries = rows.map((row): [string, ShelvedRelease] => {
      const key = `${row.creatorId}/${row.productId}`
      const { needsUser, needsOwnership } = needsOf(row.type, row.variations)
      const isAllowed = owned.has(key) || (!needsOwnership && (!needsUser || userId !== null))
      const described = {
        currentVersion: row.currentVersion,
        version: row.version,
        releaseDescription: row.notes,
        needsUser,
        needsOwnership,
        // A list of everything somebody owns would be mostly file names.
        downloads: row.builds.map((build) => describeBuild({ ...build, manifest: null }, publicUrl, isAllowed)),
      }
      return [key, described]
    })
    return new Map(entries)
  }
