import { sql } from 'kysely'
import type { OwnProduct } from '#contract/catalog/products.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import type { ItemKey } from '../item.store.ts'
import type { ProductDraftContent } from '../product-content.ts'
import { productDocument, productDraftDocument } from '../stored-items.ts'
import { productChecklist } from './checklist.rules.ts'
import { aroundProduct, type LaunchPort } from './launch-port.ts'
import { describeOwn } from './own-item.ts'
import { writeProductDraft } from './wire-draft.ts'

const read = async (db: Reader, { creatorId, id }: ItemKey) => {
  const row = await db
    .selectFrom('products as p')
    .selectAll('p')
    .select(sql<string | null>`team_name(p.creator_id, p.saved_by)`.as('saved_by_name'))
    .where('p.creator_id', '=', creatorId)
    .where('p.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, draft: productDraftDocument.read(row.draft), published: readOptional(productDocument, row.published) }
}

/** What kind of thing is published; the draft may already differ. */
export const kindOf = (row: { type: OwnProduct['type']; category: OwnProduct['category']; draft: ProductDraftContent }) => ({
  type: row.draft.type ?? row.type,
  category: row.draft.category ?? row.category,
})

/** A product for its editor. */
export const getOwnProduct = async (db: Reader, port: LaunchPort, key: ItemKey, now: Date): Promise<OwnProduct> => {
  const row = (await read(db, key)) ?? refuse('not-found')
  const kind = kindOf(row)
  const [alike, around] = await Promise.all([describeOwn(db, key, row), aroundProduct(db, port, key, row, now)])
  return {
    ...alike,
    id: row.id,
    ...kind,
    draft: writeProductDraft(row.draft),
    checklist: productChecklist({ ...kind, draft: row.draft }, around),
  }
}
