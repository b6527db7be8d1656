import { sql } from 'kysely'
import type { ItemState } from '#contract/catalog/editing.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import type { BundleDraftContent } from './bundle-content.ts'
import type { ProductDraftContent } from './product-content.ts'
import { bundleColumns, productColumns } from './shown-columns.ts'
import { bundleCardDocument, bundleDraftDocument, productCardDocument, productDraftDocument } from './stored-items.ts'
import './catalog.tables.ts'

/** Products and bundles are stored alike: a draft, what is published, and a revision that counts every change. */
export type ItemKind = 'product' | 'bundle'
export type ItemKey = { creatorId: string; id: string }

/** The columns they share. Kysely is given one of the two tables, because both have them. */
const tableOf = (kind: ItemKind): 'products' => (kind === 'product' ? 'products' : ('bundles' as 'products'))

const documents = {
  product: { draft: productDraftDocument, card: productCardDocument, columns: productColumns },
  bundle: { draft: bundleDraftDocument, card: bundleCardDocument, columns: bundleColumns },
} satisfies Record<ItemKind, object>

/** Typed in the same way: both tables have what is read here. */
const documentsOf = (kind: ItemKind) => documents[kind] as (typeof documents)['product']

export const isTaken = async (db: Reader, kind: ItemKind, { creatorId, id }: ItemKey): Promise<boolean> =>
  (await db.selectFrom(tableOf(kind)).select('id').where('creator_id', '=', creatorId).where('id', '=', id).executeTakeFirst()) !==
  undefined

/** The content of each kind. */
type Saved = { content: ProductDraftContent | BundleDraftContent; by: string; now: Date }

/** The columns beside the documents hold what visitors see; for what was never published, the draft. */
const unlessPublished = (columns: object) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [name, sql`case when published is null then ${value} else ${sql.ref(name)} end`]),
  )

export const saveDraft = (tx: Tx, kind: ItemKind, { creatorId, id }: ItemKey, { content, by, now }: Saved) => {
  const { draft, columns } = documentsOf(kind)
  const own = content as ProductDraftContent
  return tx
    .updateTable(tableOf(kind))
    .set((eb) => ({
      draft: draft.write(own),
      ...unlessPublished(columns(own)),
      revision: eb('revision', '+', 1),
      saved_at: now,
      saved_by: by,
    }))
    .where('creator_id', '=', creatorId)
    .where('id', '=', id)
    .execute()
}

export const setState = (tx: Tx, kind: ItemKind, { creatorId, id }: ItemKey, state: ItemState) =>
  tx.updateTable(tableOf(kind)).set({ state }).where('creator_id', '=', creatorId).where('id', '=', id).execute()

/** After a reset to what visitors see there is nothing to publish. */
export const markUnchanged = (tx: Tx, kind: ItemKind, { creatorId, id }: ItemKey) =>
  tx
    .updateTable(tableOf(kind))
    .set({ published_revision: sql`revision` })
    .where('creator_id', '=', creatorId)
    .where('id', '=', id)
    .execute()

/** Whether such an item exists, published or as a draft, with that variation if one is named. */
export const hasVariation = async (
  db: Reader,
  kind: ItemKind,
  { creatorId, id }: ItemKey,
  variationId: string | null,
): Promise<boolean> => {
  const row = await db
    .selectFrom(tableOf(kind))
    .select(['draft', 'card'])
    .where('creator_id', '=', creatorId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || variationId === null) return row !== undefined
  const { draft, card } = documentsOf(kind)
  const known = [...draft.read(row.draft).variations, ...(readOptional(card, row.card)?.variations ?? [])]
  return known.some((variation) => variation.id === variationId)
}
