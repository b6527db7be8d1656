import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { insertApprovedRelease, type NewBuild, type NewRelease } from './release.store.ts'
import { newestNumber } from './release.views.ts'
import { compareVersions } from './version.rules.ts'

type Approved = Omit<NewRelease, 'id' | 'number'> & { builds: readonly Omit<NewBuild, 'id'>[] }

/** Publishes a release whose files were checked elsewhere. Versions rise; one that does not is a bug of the caller. */
export const addApprovedRelease = async (tx: Tx, { builds, ...release }: Approved): Promise<string> => {
  const newest = await newestNumber(tx, release.creatorId, release.productId)
  if (newest && compareVersions(release.version, newest.version) <= 0) {
    throw new Error(`Versions rise: ${release.version} does not come after ${newest.version}`)
  }
  const id = newId('rel', release.publishedAt)
  const given = builds.map((build) => ({ ...build, id: newId('bld', release.publishedAt) }))
  await insertApprovedRelease(tx, { ...release, id, number: (newest?.number ?? 0) + 1 }, given)
  return id
}
