import { sql } from 'kysely'
import type { PublishedVersion } from '#contract/catalog/editing.ts'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { readOptional, type Stored, type StoredDocument } from '#platform/database/stored-document.ts'
import type { BundleDraftContent } from '../bundle-content.ts'
import type { ProductDraftContent } from '../product-content.ts'
import { bundleDraftDocument, productDraftDocument, storefrontVersionDocument } from '../stored-items.ts'
import { teamPerson } from './team-person.ts'
import '../catalog.tables.ts'

/** The content of a version, by kind. */
type Contents = { product: ProductDraftContent; bundle: BundleDraftContent; storefront: { pageBlocks: PageBlock[] } }
type Kind = keyof Contents

const documents: { readonly [Of in Kind]: StoredDocument<Contents[Of]> } = {
  product: productDraftDocument,
  bundle: bundleDraftDocument,
  storefront: storefrontVersionDocument,
}

/** What the version belongs to: a product, a bundle, or the one storefront page of a creator ('' as its id). */
export type VersionKey<Of extends Kind = Kind> = { kind: Of; creatorId: string; id: string }

const of = (db: Reader, { kind, creatorId, id }: VersionKey) =>
  db.selectFrom('published_versions as v').where('v.kind', '=', kind).where('v.creator_id', '=', creatorId).where('v.item_id', '=', id)

/** Numbered one by one. Publishing locks the item's row, so no two get the same number. */
export const recordVersion = async <Of extends Kind>(
  tx: Tx,
  key: VersionKey<Of>,
  content: Contents[Of],
  by: string | null,
  at: Date,
): Promise<void> => {
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
      name: 'name' in content ? content.name : '',
      [key.kind]: documents[key.kind].write(content),
      published_at: at,
      published_by: by,
    })
    .execute()
}

export const findVersion = async <Of extends Kind>(db: Reader, key: VersionKey<Of>, number: number): Promise<Contents[Of] | undefined> => {
  const row = await of(db, key)
    .select(`v.${key.kind as Kind} as content`)
    .where('v.number', '=', number)
    .executeTakeFirst()
  // Rows of a kind fill its column.
  return row && (readOptional(documents[key.kind], row.content as Stored<Contents[Of]> | null) ?? undefined)
}

export const listVersions = async (db: Reader, key: VersionKey): Promise<PublishedVersion[]> => {
  const rows = await of(db, key)
    .select(['v.number', 'v.published_at', 'v.published_by', 'v.name'])
    .select(sql<string | null>`team_name(v.creator_id, v.published_by)`.as('by_name'))
    .orderBy('v.number', 'desc')
    .limit(100)
    .execute()
  return rows.map((row, index) => ({
    number: row.number,
    at: row.published_at.toISOString(),
    by: teamPerson(row.published_by, row.by_name),
    name: key.kind === 'storefront' ? 'Storefront' : row.name,
    isCurrent: index === 0,
  }))
}
