import { sql } from 'kysely'
import type { PublishedVersion } from '#contract/catalog/editing.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Stored, StoredDocument, Written } from '#platform/database/stored-document.ts'
import '../catalog.tables.ts'

/** Whose history: a product's, a bundle's, or the one storefront page of a creator ('' as its id). */
export type VersionKey = { kind: 'product' | 'bundle' | 'storefront'; creatorId: string; id: string }

const of = (db: Reader, { kind, creatorId, id }: VersionKey) =>
  db.selectFrom('published_versions as v').where('v.kind', '=', kind).where('v.creator_id', '=', creatorId).where('v.item_id', '=', id)

/** Numbered one by one. Whoever publishes holds the item's row, so no two get the same number. */
export const recordVersion = async (tx: Tx, key: VersionKey, content: Written<unknown>, by: string | null, at: Date): Promise<void> => {
  const { last } = await of(tx, key)
    .select((eb) => eb.fn.max('v.number').as('last'))
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('published_versions')
    .values({
      kind: key.kind,
      creator_id: key.creatorId,
      item_id: key.id,
      number: (last ?? 0) + 1,
      content,
      published_at: at,
      published_by: by,
    })
    .execute()
}

/** `document` is what the kind's versions are. */
export const findVersion = async <Content>(
  db: Reader,
  key: VersionKey,
  number: number,
  document: StoredDocument<Content>,
): Promise<Content | undefined> => {
  const row = await of(db, key).select('v.content').where('v.number', '=', number).executeTakeFirst()
  return row && document.read(row.content as Stored<Content>)
}

export const listVersions = async (db: Reader, key: VersionKey): Promise<PublishedVersion[]> => {
  const rows = await of(db, key)
    .leftJoin('users as u', 'u.id', 'v.published_by')
    .select(['v.number', 'v.published_at', 'v.published_by', 'u.name as by_name'])
    .select(sql<string | null>`v.content ->> 'name'`.as('name'))
    .orderBy('v.number', 'desc')
    .limit(100)
    .execute()
  return rows.map((row, index) => ({
    number: row.number,
    at: row.published_at.toISOString(),
    by: row.published_by === null ? null : { id: row.published_by, name: row.by_name ?? '' },
    name: row.name ?? 'Storefront',
    isCurrent: index === 0,
  }))
}
