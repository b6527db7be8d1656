import { addApprovedRelease, dispatchPreviews } from '#domains/releases/index.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { momentBefore } from './loading/calendar.ts'
import { inParallel } from './loading/in-parallel.ts'
import { packBuild } from './loading/pack-build.ts'
import { hasSounds } from './loading/pack-sounds.ts'
import { planReleases } from './loading/plan-releases.ts'
import { demoShop } from './shop/index.ts'

/** Stores an archive for every version and system of every product that is for sale. Drafts have none yet. */
export const storeReleases = async (files: Files) => {
  const planned = demoShop.flatMap((creator) =>
    creator.products
      .filter((product) => !product.isDraft)
      .flatMap((product) => planReleases(creator, product).map((release) => ({ creator, product, release }))),
  )
  return inParallel(planned, 8, async (one) => ({
    ...one,
    builds: await Promise.all(
      one.release.platforms.map((platform) => packBuild(files, { ...one, version: one.release.version, platform })),
    ),
  }))
}

const isThere = async (db: Reader | Tx, creatorId: string, id: string): Promise<boolean> =>
  (await db.selectFrom('products').select('id').where('creator_id', '=', creatorId).where('id', '=', id).executeTakeFirst()) !== undefined

/** A worker makes the previews of a pack shortly after the shop was opened. */
const previewSounds = async (tx: Tx, releaseId: string, creatorId: string, now: Date): Promise<void> => {
  const builds = await tx.selectFrom('builds').select('id').where('release_id', '=', releaseId).execute()
  for (const { id: buildId } of builds) await dispatchPreviews(tx, { buildId, creatorId, now })
}

export const loadDemoReleases = async (tx: Tx, stored: Awaited<ReturnType<typeof storeReleases>>, now: Date): Promise<void> => {
  for (const { creator, product, release, builds } of stored) {
    // Someone may have deleted it in the demo shop.
    if (!(await isThere(tx, creator.id, product.id))) continue
    const { version, notes, daysAgo } = release
    const publishedAt = momentBefore(now, daysAgo, `${creator.id}/${product.id} ${version}`)
    const releaseId = await addApprovedRelease(tx, { creatorId: creator.id, productId: product.id, version, notes, publishedAt, builds })
    if (hasSounds(`${creator.id}/${product.id}`)) await previewSounds(tx, releaseId, creator.id, now)
  }
}
