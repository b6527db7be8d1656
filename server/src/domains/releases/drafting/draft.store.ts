import { type Selectable, sql } from 'kysely'
import type { ReleaseForm } from '#contract/releases/own-releases.ts'
import type { Channel } from '#contract/releases/release-states.ts'
import type { ProductKey } from '#domains/licensing/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { VersionNeighbours } from './version-order.rules.ts'
import '../releases.tables.ts'

export type LockedRelease = Selectable<Tables['releases']>

/** Changes of a product's versions lock it: two concurrent ones would find the same neighbours. */
export const holdProduct = async (tx: Tx, { creatorId, productId }: ProductKey) =>
  (await tx
    .selectFrom('products')
    .select(['type', 'category'])
    .where('creator_id', '=', creatorId)
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? refuse('not-found')

/** Only its own creator finds it. */
export const lockRelease = async (tx: Tx, creatorId: string, id: string): Promise<LockedRelease> =>
  (await tx.selectFrom('releases').selectAll().where('creator_id', '=', creatorId).where('id', '=', id).forUpdate().executeTakeFirst()) ??
  refuse('not-found')

/** What kind of thing is released. */
export const findTypeOf = async (tx: Tx, { creator_id, product_id }: Pick<LockedRelease, 'creator_id' | 'product_id'>) =>
  (
    await tx
      .selectFrom('products')
      .select('type')
      .where('creator_id', '=', creator_id)
      .where('id', '=', product_id)
      .executeTakeFirstOrThrow()
  ).type

/** Whose release it is, read before anything is locked. */
export const findProductOf = async (tx: Tx, creatorId: string, id: string): Promise<ProductKey> =>
  (await tx
    .selectFrom('releases')
    .select(['creator_id as creatorId', 'product_id as productId'])
    .where('creator_id', '=', creatorId)
    .where('id', '=', id)
    .executeTakeFirst()) ?? refuse('not-found')

type Asked = ProductKey & { version: string; channel: Channel /** null for one that is being begun. */; number: number | null }

export const findNeighbours = async (tx: Tx, { creatorId, productId, version, channel, number }: Asked): Promise<VersionNeighbours> => {
  const mine = sql`r.creator_id = ${creatorId} and r.product_id = ${productId}`
  const { rows } = await sql<VersionNeighbours>`
    select
      (select r.version from releases r where ${mine} and r.channel = ${channel} and (${number}::int is null or r.number < ${number})
        order by r.version_key desc limit 1) as before,
      (select r.version from releases r where ${mine} and r.channel = ${channel} and r.number > ${number}
        order by r.version_key limit 1) as after,
      exists (select from releases r where ${mine} and r.version = ${version} and r.number is distinct from ${number}) as "isTaken"`.execute(
    tx,
  )
  return rows[0] ?? { before: null, after: null, isTaken: false }
}

type NewDraft = ProductKey & ReleaseForm & { id: string; now: Date }

export const insertDraft = async (tx: Tx, { id, creatorId, productId, version, channel, notes, now }: NewDraft): Promise<void> => {
  await tx
    .insertInto('releases')
    .values({
      ...{ id, creator_id: creatorId, product_id: productId, version, channel, notes, status: 'Draft', created_at: now },
      number: sql<number>`(select coalesce(max(r.number), 0) + 1 from releases r
        where r.creator_id = ${creatorId} and r.product_id = ${productId})`,
    })
    .execute()
}

export const updateDraft = (tx: Tx, id: string, change: ReleaseForm) =>
  tx.updateTable('releases').set(change).where('id', '=', id).execute()

/** Its builds are deleted already; its events are deleted with it. */
export const deleteDraft = (tx: Tx, id: string) => tx.deleteFrom('releases').where('id', '=', id).execute()
