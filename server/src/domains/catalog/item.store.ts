import { sql } from 'kysely'
import type { ItemState } from '#contract/catalog/editing.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { readOptional, type Written } from '#platform/database/stored-document.ts'
import type { BundleDraftContent } from './bundle-content.ts'
import type { ProductDraftContent } from './product-content.ts'
import { bundleCardDocument, bundleDraftDocument, productCardDocument, productDraftDocument } from './stored-items.ts'
import './catalog.tables.ts'

/** Products and bundles are kept alike: a draft, what is published, and a revision that counts every change. */
export type ItemKind = 'product' | 'bundle'
export type ItemKey = { creatorId: string; id: string }

/** The columns they share; Kysely is told it is the one, because both have them. */
const tableOf = (kind: ItemKind): 'products' => (kind === 'product' ? 'products' : ('bundles' as 'products'))

const documents = {
  product: { draft: productDraftDocument, card: productCardDocument },
  bundle: { draft: bundleDraftDocument, card: bundleCardDocument },
} satisfies Record<ItemKind, object>

/** Told the same as Kysely: what is asked of either is in both. */
const documentsOf = (kind: ItemKind) => documents[kind] as (typeof documents)['product']

export const isTaken = async (db: Reader, kind: ItemKind, { creatorId, id }: ItemKey): Promise<boolean> =>
  (await db.selectFrom(tableOf(kind)).select('id').where('creator_id', '=', creatorId).where('id', '=', id).executeTakeFirst()) !==
  undefined

/** The draft as its own document writes it. */
type Saved = { draft: Written<ProductDraftContent> | Written<BundleDraftContent>; by: string; now: Date }

export const saveDraft = (tx: Tx, kind: ItemKind, { creatorId, id }: ItemKey, { draft, by, now }: Saved) =>
  tx
    .updateTable(tableOf(kind))
    .set((eb) => ({ draft: draft as Written<ProductDraftContent>, revision: eb('revision', '+', 1), saved_at: now, saved_by: by }))
    .where('creator_id', '=', creatorId)
    .where('id', '=', id)
    .execute()

export const setState = (tx: Tx, kind: ItemKind, { creatorId, id }: ItemKey, state: ItemState) =>
  tx.updateTable(tableOf(kind)).set({ state }).where('creator_id', '=', creatorId).where('id', '=', id).execute()

/** After going back to what visitors see there is nothing left to publish. */
export const markUnchanged = (tx: Tx, kind: ItemKind, { creatorId, id }: ItemKey) =>
  tx
    .updateTable(tableOf(kind))
    .set({ published_revision: sql`revision` })
    .where('creator_id', '=', creatorId)
    .where('id', '=', id)
    .execute()

/** Whether there is such a thing, on the shelf or as a draft, with that variation if one is named. */
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
