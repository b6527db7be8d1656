import type { Editor } from '#domains/creators/index.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { findCurrentRelease, forEveryone } from '../current-release.ts'
import '../releases.tables.ts'
import { publishRelease } from './publish-release.ts'

/** What buyers of a product would get, and its newest approved release that could be published with it. */
export const findLaunchReleases = async (db: Reader, { creatorId, id }: { creatorId: string; id: string }, now: Date) => {
  const [current, approved] = await Promise.all([
    findCurrentRelease(db, { creatorId, productId: id }, forEveryone(now)),
    db
      .selectFrom('releases')
      .select(['id', 'version'])
      .where('creator_id', '=', creatorId)
      .where('product_id', '=', id)
      .where('status', '=', 'Approved')
      .where('channel', '=', 'stable')
      .where('published_at', 'is', null)
      .orderBy('version_key', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { isPublished: current !== undefined, approved: approved ?? null }
}

/** Publishes a product's first release together with the product, to everybody: there is nothing before it. */
export const launchRelease = (tx: Tx, editor: Editor, releaseId: string): Promise<void> =>
  publishRelease(tx, editor, releaseId, { at: null, rolloutPercent: 100 })
