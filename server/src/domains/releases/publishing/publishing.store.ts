import { type Selectable, sql, type Updateable } from 'kysely'
import { refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { findCurrentRelease, isOpen, nobody } from '../current-release.ts'
import type { Publishable, Remaining } from './publishing.rules.ts'
import '../releases.tables.ts'

/** `needsRelease`: it is for sale and not delivered elsewhere by its creator. */
export type HeldRelease = Selectable<Tables['releases']> & { needsRelease: boolean }

/** Which releases are published decides about the next: a change of that locks the product, then the release, as drafting does. */
export const holdForPublishing = async (tx: Tx, releaseId: string, creatorId?: string): Promise<HeldRelease> => {
  const found = await tx.selectFrom('releases').select(['creator_id', 'product_id']).where('id', '=', releaseId).executeTakeFirst()
  const key = found && (creatorId === undefined || found.creator_id === creatorId) ? found : refuse('not-found')
  const product = await tx
    .selectFrom('products')
    .select(['state', 'external_fulfillment as elsewhere'])
    .where('creator_id', '=', key.creator_id)
    .where('id', '=', key.product_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const release = await tx.selectFrom('releases').selectAll().where('id', '=', releaseId).forUpdate().executeTakeFirst()
  return { ...(release ?? refuse('not-found')), needsRelease: product.state === 'Live' && product.elsewhere === null }
}

export const publishableOf = (row: HeldRelease): Publishable => ({
  status: row.status,
  version: row.version,
  publishedAt: row.published_at,
  scheduledAt: row.scheduled_at,
  rolloutPercent: row.rollout_percent,
  rolloutStoppedAt: row.rollout_stopped_at,
  rolledBackAt: row.rolled_back_at,
})

/** The version that everybody on its channel gets now. */
export const findCurrentVersion = async (tx: Tx, { creator_id, product_id, channel }: HeldRelease, now: Date): Promise<string | null> => {
  const product = { creatorId: creator_id, productId: product_id }
  return (await findCurrentRelease(tx, product, { holder: nobody, channel, now }))?.version ?? null
}

export const findRemaining = async (tx: Tx, release: HeldRelease, now: Date): Promise<Remaining> => {
  const { rows } = await sql<{ id: string }>`
    select r.id from releases r where r.creator_id = ${release.creator_id} and r.product_id = ${release.product_id} and r.id <> ${release.id}
      and r.channel = 'stable' and ${isOpen('r', now)} limit 1`.execute(tx)
  return { needsRelease: release.needsRelease, isStable: release.channel === 'stable', otherStable: rows.length > 0 }
}

type Publication = Pick<
  Updateable<Tables['releases']>,
  'published_at' | 'scheduled_at' | 'rollout_percent' | 'rollout_stopped_at' | 'rolled_back_at'
>

export const setPublication = async (tx: Tx, id: string, publication: Publication): Promise<void> => {
  await tx.updateTable('releases').set(publication).where('id', '=', id).execute()
}

/** Those due first come first. */
export const listDue = async (db: Reader, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('releases')
    .select('id')
    .where('scheduled_at', '<=', now)
    .orderBy('scheduled_at')
    .orderBy('number')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}
