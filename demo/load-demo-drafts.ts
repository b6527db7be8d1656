import { findUserByEmail } from '#domains/identity/index.ts'
import { addUnpublishedRelease } from '#domains/releases/index.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { momentBefore } from './loading/calendar.ts'
import { draftReport } from './loading/draft-report.ts'
import { packBuild } from './loading/pack-build.ts'
import { platformsOf } from './loading/plan-releases.ts'
import { demoShop } from './shop/index.ts'
import { unpublishedReleases } from './shop/unpublished-releases.ts'

/** Stores the archives of the unpublished releases. */
export const storeDrafts = (files: Files) =>
  Promise.all(
    unpublishedReleases.map(async (release) => {
      const creator = demoShop.find(({ id }) => id === release.creatorId)
      const product = creator?.products.find(({ id }) => id === release.productId)
      if (!creator || !product) throw new Error(`The demo shop has no ${release.creatorId}/${release.productId}`)
      const { version } = release
      const builds = await Promise.all(platformsOf(product).map((platform) => packBuild(files, { creator, product, version, platform })))
      return {
        release,
        builds: builds.map((build) => ({ ...build, report: draftReport(product, build.platform, build.manifest.files.length) })),
      }
    }),
  )

const idOf = async (db: Reader | Tx, email: string): Promise<string | null> => (await findUserByEmail(db, email))?.id ?? null

const isThere = async (tx: Tx, creatorId: string, id: string): Promise<boolean> =>
  (await tx.selectFrom('products').select('id').where('creator_id', '=', creatorId).where('id', '=', id).executeTakeFirst()) !== undefined

/** A draft, two releases that wait for QA, and one that was sent back to its creator. */
export const loadDemoDrafts = async (tx: Tx, stored: Awaited<ReturnType<typeof storeDrafts>>, now: Date): Promise<void> => {
  const reviewer = await idOf(tx, 'qa@soundfair.test')
  for (const { release, builds } of stored) {
    const { creatorId, productId, version, channel, notes, begun, submitted, sentBack } = release
    // Someone may have deleted it in the demo shop.
    if (!(await isThere(tx, creatorId, productId))) continue
    const at = (days: number) => momentBefore(now, days, `${creatorId}/${productId} ${version}`)
    await addUnpublishedRelease(tx, {
      ...{ creatorId, productId, version, channel, notes, builds },
      by: await idOf(tx, release.by),
      createdAt: at(begun),
      submittedAt: submitted === null ? null : at(submitted),
      sentBack: sentBack ? { by: reviewer, at: at(sentBack.daysAgo), reason: sentBack.reason } : null,
    })
  }
}
