import type { OfferedRelease, ReadOfferedReleases } from '#domains/licensing/index.ts'
import { type BuildRow, listNewestReleases } from '../release.views.ts'
import { describeBuild, type ReadBuild, readBuild } from './describe-releases.ts'
import { needsOf } from './right.rules.ts'

/** A list of everything somebody owns would be mostly file names, so they are included only on request. */
const unlisted = (build: BuildRow | ReadBuild): ReadBuild => ({ ...build, manifest: null })

/** As many files as a list of fifty can name for each. */
const maxListed = 500

const atLength = (build: ReadBuild, manifests: 'all' | 'short'): ReadBuild =>
  manifests === 'all' || (build.manifest?.files.length ?? 0) <= maxListed ? build : unlisted(build)

/** What a customer's inventory shows of releases: the newest of each product, or the version asked for. */
export const readOfferedReleases =
  (publicUrl: string): ReadOfferedReleases =>
  async (db, products, { userId, licenseId, owned, version, manifests, now }) => {
    const holder = { userId, licenseId: licenseId ?? null }
    const rows = await listNewestReleases(db, products, { holder, channel: 'stable', now }, version)
    const entries = rows.map((row): [string, OfferedRelease] => {
      const key = `${row.creatorId}/${row.productId}`
      const { needsUser, needsOwnership } = needsOf(row.type, row.variations)
      const isAllowed = owned.has(key) || (!needsOwnership && (!needsUser || userId !== null))
      const described = {
        currentVersion: row.currentVersion,
        version: row.version,
        releaseDescription: row.notes,
        releasedAt: new Date(row.publishedAt),
        needsUser,
        needsOwnership,
        downloads: row.builds.map((build) =>
          describeBuild(manifests ? atLength(readBuild(build), manifests) : unlisted(build), publicUrl, isAllowed),
        ),
      }
      return [key, described]
    })
    return new Map(entries)
  }
